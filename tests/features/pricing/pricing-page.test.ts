import { expect, test } from 'vitest';

import { request } from '../../helpers/request.ts';

const mainOf = async () => {
  const html = await (await request('/pricing')).text();
  return /<main.*<\/main>/s.exec(html)?.[0] ?? '';
};

test('a buyer sees what a plan is compared with a managed search, and the guarantee that joins them (CLM-08, PRC-20)', async () => {
  const section = /<section[^>]*aria-labelledby="guarantee".*?<\/section>/s.exec(
    await mainOf(),
  )?.[0];
  expect(section).toContain('$500 credit toward a fully managed executive search');
  expect(section?.match(/<th scope="col">/g)).toHaveLength(3);
  const rows = section?.match(/<th scope="row">.*?<\/tr>/gs) ?? [];
  expect(rows).toHaveLength(4);
  for (const row of rows) expect(row.match(/<td>[^<]{8,}<\/td>/g)).toHaveLength(2);
});

test('the text speaks of tiers by company size and needs, and of what a plan has (CLM-06, CLM-07, CLM-08, PRC-20)', async () => {
  const html = await (await request('/pricing')).text();
  expect(html).toMatch(/<title>[^<]*company size and needs/);
  const main = await mainOf();
  expect(main).toContain('the size of your company');
  expect(main).not.toMatch(/open roles|roles you have/);
  expect(main).toContain('75+ job boards');
  expect(main).toContain('$399 per posting');
});

test('questions open without a script, and the page ends with ways to its plans and to a demo (PRC-30)', async () => {
  const main = await mainOf();
  const questions = main.match(/<details.*?<\/details>/gs) ?? [];
  expect(questions.length).toBeGreaterThanOrEqual(5);
  for (const one of questions) expect(one).toMatch(/<summary.*<h3[^>]*>[^<]+\?<.*<p[^>]*>.{20,}/s);
  expect(main).toContain('<section id="plans"');
  const last = main.slice(main.lastIndexOf('<section'));
  expect(last).toMatch(/<a[^>]*href="#plans"/);
  expect(last).toMatch(/<a[^>]*href="\/contact\?subject=Demo%20Request"/);
});
