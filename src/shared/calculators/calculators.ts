import { affiliateProgram } from '../content/claims.ts';

/** A number that the visitor sets. */
export interface Quantity {
  name: string;
  label: string;
  min: number;
  max: number;
  /** Of the slider. */
  step?: number;
  initial: number;
}

export interface CalculatorRules {
  quantities: readonly Quantity[];
  /** The result, and how it comes about. @param values by the name of their quantity */
  result: (values: Readonly<Record<string, number>>) => { total: string; sum: string };
}

const WORKING_DAYS = 260;

/** A number as people write it. */
export const grouped = (amount: number): string => Math.round(amount).toLocaleString('en-US');

const dollars = (amount: number): string => `$${grouped(amount)}`;

const emptyChair: CalculatorRules = {
  quantities: [
    { name: 'roles', label: 'Open roles', min: 1, max: 100, initial: 2 },
    { name: 'days', label: 'Working days each stays empty', min: 1, max: 260, initial: 40 },
    {
      name: 'salary',
      label: 'Salary per year, in dollars',
      min: 20_000,
      max: 400_000,
      step: 1000,
      initial: 91_000,
    },
  ],
  result: ({ roles = 0, days = 0, salary = 0 }) => ({
    total: dollars((roles * days * salary) / WORKING_DAYS),
    sum: `${roles} × ${days} days × ${dollars(salary / WORKING_DAYS)} a day`,
  }),
};

const { tiers } = affiliateProgram;
const CAP = Number(affiliateProgram.commission.replace('$', ''));

/** The first tier that has this many referrals: where two do, the estimate is the lower one. */
const tierFor = (referrals: number) =>
  tiers.find((tier) => {
    const [from = 0, to] = tier.referrals.split('-').map((part) => Number.parseInt(part, 10));
    return referrals >= from && referrals <= (to ?? Infinity);
  });

const earnings: CalculatorRules = {
  quantities: [
    { name: 'referrals', label: 'Referrals that buy, per month', min: 1, max: 100, initial: 12 },
    { name: 'sale', label: 'One sale, in dollars', min: 100, max: 10_000, step: 50, initial: 1000 },
  ],
  result: ({ referrals = 0, sale = 0 }) => {
    const tier = tierFor(referrals);
    const share = Number.parseInt(tier?.commission ?? '0', 10) / 100;
    const each = Math.min(CAP, sale * share);
    return {
      total: dollars(referrals * each),
      sum: `${tier?.name ?? ''}, ${tier?.commission ?? ''} of ${dollars(sale)}: ${dollars(each)} per sale, at most ${affiliateProgram.commission}`,
    };
  },
};

/** By the name in the form's data-calculator. */
export const calculators = { emptyChair, earnings } as const;

export type CalculatorName = keyof typeof calculators;

/** The values with which a calculator starts. */
export const initialValues = ({ quantities }: CalculatorRules): Record<string, number> =>
  Object.fromEntries(quantities.map(({ name, initial }) => [name, initial]));

/** A typed value within its limits; the initial one where it is no number. */
export const withinLimits = ({ min, max, initial }: Quantity, typed: number): number =>
  Number.isFinite(typed) ? Math.min(max, Math.max(min, Math.round(typed))) : initial;
