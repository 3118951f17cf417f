import { expect, test } from 'vitest';

import { MARKUP_READERS, READERS } from '../costs/readers.ts';

const texts = import.meta.glob<string>(['/src/**/*.{ts,tsx}', '!/src/**/*.css.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What can take more time than in proportion to a text: patterns and normalization. */
const READING =
  /\.(?:normalize|match|matchAll|exec|search)\(|\b[A-Z_]{3,}\.test\(|\/[a-z]*\.test\(|\.replace(?:All)?\(\s*\/|\.split\(\s*\/|new RegExp\(|\.regex\(/;

/** Files that only read text of ours or of a small fixed length, or that the tests of the forms time. */
const TIMED_OR_SHORT: Record<string, string> = {
  'shared/fields.ts': 'the forms',
  'shared/form.ts': 'the forms',
  'shared/text/spam-words.ts': 'the forms',
  'shared/text/stream-safe.ts': 'the forms and searches',
  'features/affiliates/decision-mail/decision-mail.ts': 'a name, in one pass',
  'features/blog/html/html-tree.ts': 'the readers of markup',
  'features/blog/store/post-search.queries.ts': 'a search of at most 100 characters',
  'features/blog/html/image-policy.ts': 'a setting',
  'features/blog/snapshots/snapshot-files.ts': 'our own metadata',
  'features/blog/proxy.routes.ts': 'anchored patterns of bounded length',
  'features/notifications/alerts.ts': 'our own names of alerts',
  'features/notifications/notifications.contract.ts': 'the host of an address that staff set',
  'features/page-views/not-counted.ts': 'a header, cut to 500 characters',
  'features/people/export-person.tsx': 'names of columns',
  'features/site-status/site-status.routes.tsx': 'an anchored pattern of bounded length',
  'features/staff/sign-in/device-cookie.ts': 'anchored patterns of bounded length',
  'features/staff/sign-in/password.ts': 'a setting',
  'features/staff/sign-in/second-factor.ts': 'a code of at most 64 characters',
  'features/staff/sign-in/totp.ts': 'a setting',
  'features/staff/session.ts': 'an anchored pattern of bounded length',
  'features/staff/time-style.ts': 'a header, split once',
  'http/security/canonical-path.ts': 'an address of at most 16 kB, in one pass',
  'http/cache-control.ts': 'a header, split once',
  'http/not-found.ts': 'the router',
  'http/page/critical-css.ts': 'attributes between quotes, in one pass',
  'http/page/page-cache.ts': 'headers and addresses, split once',
  'http/request-guards.ts': 'a header of at most 16 kB',
  'http/security/site-origin.ts': 'a setting',
  'http/security/body-limit.ts': 'an anchored pattern without repetition of repetitions',
  'http/validate.ts': 'an anchored pattern of bounded length',
  'providers/cms/client.ts': 'a setting',
  'providers/http.ts': 'a header of a provider',
  'providers/partners/client.ts': 'a setting',
  'config.ts': 'settings',
  'providers/cms/api-types.ts': 'anchored patterns of bounded length',
  'providers/cms/webhook.ts': 'an anchored pattern of bounded length',
  'shared/api.ts': 'paths of our own',
  'shared/log.ts': 'our own stack traces',
  'shared/text/day.ts': 'an anchored pattern of bounded length',
  'shared/text/visit-source.ts': 'names of at most 60 characters',
  'shared/zoned-iso.ts': 'a time zone’s name',
  'staff-list/rows.queries.ts': 'a cursor, timed where it is parsed',
  'staff-work/work-body.ts': 'anchored patterns of bounded length',
  'staff-list/selection.queries.ts': 'single letters',
  'db/database-reason.ts': 'messages of the database',
  'ui/Avatar/Avatar.tsx': 'a name of at most 200 characters',
  'ui/shell/Footer.tsx': 'our own tagline',
};

test('every file that searches in texts of others has a test of its time', () => {
  const timed = new Set([...Object.keys(READERS), ...Object.keys(MARKUP_READERS)]);
  const untimed = Object.entries(texts)
    .filter(([, text]) => READING.test(text))
    .map(([file]) => file.slice('/src/'.length))
    .filter((file) => !timed.has(file) && !(file in TIMED_OR_SHORT));
  expect(untimed).toEqual([]);
});

test('the list of those files names none that is gone', () => {
  const named = [
    ...Object.keys(READERS),
    ...Object.keys(MARKUP_READERS),
    ...Object.keys(TIMED_OR_SHORT),
  ];
  expect(named.filter((file) => !(`/src/${file}` in texts))).toEqual([]);
});
