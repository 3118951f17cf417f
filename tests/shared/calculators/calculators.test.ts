import { expect, test } from 'vitest';

import {
  calculators,
  initialValues,
  withinLimits,
} from '../../../src/shared/calculators/calculators.ts';
import { request } from '../../helpers/request.ts';

test('an empty chair costs its pay for each working day', () => {
  expect(calculators.emptyChair.result({ roles: 3, days: 20, salary: 130_000 })).toEqual({
    total: '$30,000',
    sum: '3 × 20 days × $500 a day',
  });
});

test.each([
  [1, 1000, '$100', 'Bronze'],
  [12, 1000, '$1,800', 'Silver'],
  [25, 1000, '$3,750', 'Silver'],
  [26, 1000, '$5,200', 'Gold'],
  [26, 9000, '$7,800', 'Gold'],
])('%i referrals of $%i a month earn %s (AFF-02)', (referrals, sale, total, tier) => {
  const result = calculators.earnings.result({ referrals, sale });
  expect(result.total).toBe(total);
  expect(result.sum, 'never more than the cap per sale').toMatch(`${tier}, `);
});

test('what is typed stays within the limits, and no number starts over', () => {
  const quantity = { name: 'a', label: 'A', min: 1, max: 10, initial: 4 };
  expect([-5, 99, 2.6, Number.NaN].map((typed) => withinLimits(quantity, typed))).toEqual([
    1, 10, 3, 4,
  ]);
});

test.each([
  ['/pricing', 'emptyChair'],
  ['/Affiliates', 'earnings'],
] as const)('%s has its result in the HTML', async (path, name) => {
  const html = await (await request(path)).text();
  const { total } = calculators[name].result(initialValues(calculators[name]));
  expect(html).toContain(`data-calculator-total="">${total}<`);
});
