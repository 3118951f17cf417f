import { beforeAll, expect, test } from 'vitest';

import { legalText, textMark } from '../../../tools/artwork/legal-text.ts';
import { settingNames } from '../../../src/config.ts';
import { LEAD_COOKIE } from '../../../src/features/leads/leads.contract.ts';
import { measures } from '../../../src/features/company/content/measures.ts';
import { recipients } from '../../../src/providers/recipients.ts';
import { PROVIDERS } from '../../../src/providers/table.ts';
import { browserData } from '../../../src/shared/content/browser-data.ts';
import { retention } from '../../../src/shared/content/retention.ts';
import { site } from '../../../src/shared/content/site.ts';
import { staysAfterErasure, storedData } from '../../../src/shared/content/stored-data.ts';
import { buyerQuestions, unansweredQuestions } from '../../../src/shared/content/unconfirmed.ts';
import { paths } from '../../../src/shared/paths.ts';
import { ERASED, FREE } from '../../helpers/personal-data.ts';
import { pageAt } from '../../helpers/public-pages.ts';
import { request } from '../../helpers/request.ts';
import { getAs, openSession, seedLeads } from '../../helpers/staff.ts';
import { answeredQuestions } from './answered-questions.ts';

const files = import.meta.glob<string>(
  [
    '/{src,client,tests,e2e}/**/*.{ts,tsx}',
    '!/**/*.css.ts',
    '/tools/artwork/legal/*.html',
    '/public/**/*.pdf',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const sources = Object.entries(files).filter(([file]) => /^\/(?:src|client)\//.test(file));
const tests = Object.entries(files)
  .filter(([file]) => /\.(?:test|e2e)\.tsx?$/.test(file))
  .map(([, text]) => text);
const hasTest = (title: string) => tests.some((text) => text.includes(title));

/** What a reader sees of markup. */
const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ');

const sections = new Map<string, string>();

beforeAll(async () => {
  const { html } = await pageAt(paths.trust);
  for (const [, id = '', section = ''] of html.matchAll(
    /<section [^>]*aria-labelledby="(\w+)">(.*?)<\/section>/gs,
  ))
    sections.set(id, textOf(section));
});

test('each third party has its row: a provider or a setting that is added without one fails here (TRU-01)', () => {
  const rows = new Set(recipients.map(({ who }) => who));
  expect(PROVIDERS.map(({ name }) => name).filter((name) => !rows.has(name))).toEqual([]);
  const own = /^(?:SITE_ORIGIN|ADMIN_|ACCESS_|ERASURE_|CACHED_)/;
  const families = new Set(
    recipients.flatMap(({ settings }) => settings.map((name) => name.split('_')[0])),
  );
  const unlisted = settingNames.filter(
    (name) => !own.test(name) && !families.has(name.split('_')[0]),
  );
  expect(unlisted, 'list who gets data in src/providers/recipients.ts').toEqual([]);
  for (const { settings } of recipients)
    for (const name of settings) expect(settingNames).toContain(name);
});

test('each table of people in the database has its row, and none that has gone (TRU-01)', () => {
  const listed = storedData.flatMap(({ tables }) => tables).toSorted();
  // Erasures are what stays; provider_failures quote an error, not a person, and hold one row each.
  const asked = [...Object.keys(ERASED), 'submission_hours'].filter(
    (table) => table !== 'provider_failures',
  );
  expect(listed).toEqual(asked.toSorted());
  for (const table of listed)
    expect([...Object.keys(ERASED), ...Object.keys(FREE)]).toContain(table);
});

test('each cookie and item of browser storage has its row: the code names no other (TRU-01)', () => {
  const listed = browserData.flatMap(({ names }) => names).map((name) => name.replace('…', ''));
  const all = sources.map(([, text]) => text).join('\n');
  const valueOf = (token: string, text: string): string | undefined => {
    const quoted = /^'(.*)'$/.exec(token);
    const declared = new RegExp(`const ${token} = '([^']+)';`);
    return quoted ? quoted[1] : (declared.exec(text) ?? declared.exec(all))?.[1];
  };
  const USED =
    /(?:(?:read|write)\('\w+Storage',|\w+Storage\.[gs]etItem\(|\w+Storage\[|[gs]etCookie\(c,|document\.cookie = `\$\{)\s*('[^']+'|\w+)/g;
  // Names that are put together: of forms, drafts and flags.
  const COMPOSED = /^(?:key|keyOf|flag|cookie|area|name)$/;
  const used = sources.flatMap(([file, text]) =>
    [...text.matchAll(USED)].map(([, token = '']) => ({ file, token, name: valueOf(token, text) })),
  );
  expect(used.length).toBeGreaterThan(20);
  for (const { file, token, name } of used)
    if (!COMPOSED.test(token))
      expect(listed, `list ${token} of ${file} in src/shared/content/browser-data.ts`).toContain(
        name,
      );
  for (const name of [LEAD_COOKIE.name, 'submission:', 'staffDraft:'])
    expect(listed).toContain(name);
});

test('page, privacy policy and the page that erases say the same, with every period, and the PDF is drawn from it (TRU-01, DAT-01, DAT-02, Y-20)', async () => {
  const policy = textOf(legalText(files['/tools/artwork/legal/privacy-policy.html'] ?? ''));
  await seedLeads([{ email: 'ana@x.example' }]);
  const erase = textOf(
    await (await getAs(await openSession(), '/admin/people/lead-000000/erase')).text(),
  );
  const page = [...sections.values()].join(' ');
  for (const text of staysAfterErasure)
    for (const where of [page, policy, erase]) expect(where).toContain(text);
  const rows = [
    ...storedData.map(({ what, data, use, kept }) => [what, data, use, kept]),
    ...browserData.map(({ names, where, holds, kept }) => [names.join(', '), where, holds, kept]),
  ];
  for (const text of rows.flat()) for (const where of [page, policy]) expect(where).toContain(text);
  for (const { who, data } of recipients)
    for (const text of [who, data]) expect(policy).toContain(text);
  for (const months of Object.values(retention)) expect(policy).toContain(` ${months} `);
  for (const [template, pdf] of [
    ['privacy-policy', site.legal.privacy],
    ['terms-of-service', site.legal.terms],
    ['affiliate-terms', site.legal.affiliateTerms],
  ]) {
    const mark = textMark(legalText(files[`/tools/artwork/legal/${template}.html`] ?? ''));
    expect(files[`/public${pdf}`]?.endsWith(mark), `npm run artwork -- legal draws ${pdf}`).toBe(
      true,
    );
  }
});

test('each security measure names a test that is there (TRU-01)', () => {
  for (const { part, what, test: title } of measures)
    if (part !== 'gap') expect(hasTest(title), `${what}: ${title}`).toBe(true);
});

test('an answer that is written in one place is shown; no open question is, but an address to ask (TRU-01, FACT-02)', async () => {
  const page = textOf((await pageAt(paths.trust)).html);
  expect(unansweredQuestions().length).toBeGreaterThan(0);
  for (const { part, asked, answer } of buyerQuestions)
    if (answer) expect(sections.get(part)).toContain(`${asked} ${answer}`);
    else expect(page).not.toContain(asked);
  expect(page).toContain(`Write to ${site.email}`);
  expect(page).not.toMatch(/not stated/i);
});

test('buyers read what is protected, and no title of a test (TRU-01)', async () => {
  const page = textOf((await pageAt(paths.trust)).html);
  for (const { part, what, test: title } of measures) {
    expect(page).toContain(what);
    if (part !== 'gap') expect(page).not.toContain(title);
  }
});

test('what is not set up is not named as a recipient (TRU-01)', () => {
  const providers = sections.get('providers');
  expect(providers).toContain('Stripe');
  expect(providers).not.toContain('Web Analytics');
});

/** What a page links to, without fragments. */
const linksOf = (html: string) =>
  new Set([...html.matchAll(/href="(\/[^"#?]*)/g)].map(([, path = '']) => path));

test('what buyers ask first is answered within two clicks of the footer (TRU-01)', async () => {
  const { html } = await pageAt('/no-such-page');
  const footer = linksOf(html.slice(html.indexOf('<footer')));
  for (const { question, at, answer, basis } of answeredQuestions) {
    const [path = '', part] = at.split('#');
    const page = await pageAt(path);
    expect(footer, `${question}: the footer links to ${path}`).toContain(path);
    // On a long page the second click is its list of contents.
    if (part) {
      expect(page.html).toContain(`<a href="#${part}">`);
      expect(page.html).toContain(`id="${part}"`);
    }
    expect(textOf(page.html), question).toContain(answer);
    if (basis.test) expect(hasTest(basis.test), basis.test).toBe(true);
    if (basis.module) expect(Object.keys(files)).toContain(`/${basis.module}`);
    if (basis.document) expect(basis.document).toMatch(/^D1 §\d+$/);
  }
});

test('the page is in the sitemap and llms.txt (TRU-01, AGT-01)', async () => {
  for (const file of [paths.sitemap, paths.llms])
    expect(await (await request(file)).text()).toContain(paths.trust);
});
