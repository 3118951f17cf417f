import { describe, expect, test } from 'vitest';

import { getAs, openSession, seedApplication, seedLeads } from '../helpers/staff.ts';

/** What an empty list says: its sentence, and the link to go on. */
async function emptyOf(cookie: string, path: string) {
  const html = await (await getAs(cookie, path)).text();
  const [state = ''] = /<svg viewBox="0 0 102 64".*?<\/a>/.exec(html) ?? [];
  const drawing = state.slice(0, state.indexOf('</svg>'));
  const link = /<a [^>]*href="([^"]+)"[^>]*>([^<]+)<\/a>/.exec(state);
  return {
    text: [...state.matchAll(/<p[^>]*>([^<]+)<\/p>/g)].map(([, text]) => text)[0],
    link: [link?.[1], link?.[2]],
    isSmall: drawing.length > 0 && drawing.length < 1024,
  };
}

const CLEAR = 'Clear the search and all filters';

describe('an empty list of staff', () => {
  test.each([
    ['/admin/leads', 'No leads found.', '/get-started'],
    ['/admin/messages', 'No messages yet.', '/contact'],
    ['/admin/affiliates', 'No affiliate applications found.', '/Affiliates'],
    ['/admin/mail', 'Nothing sent yet.', '/admin/site?tab=engineers'],
  ])(
    '%s says why, draws it in less than 1 KB, and leads on (STA-01)',
    async (path, text, leadsTo) => {
      const found = await emptyOf(await openSession(), path);
      expect(found).toMatchObject({ text, isSmall: true });
      expect(found.link[0]).toBe(leadsTo);
    },
  );

  test.each([
    ['/admin/leads?q=nobody&status=won', 'No leads found matching your search.', '/admin/leads'],
    ['/admin/messages?status=spam', 'No messages yet.', '/admin/messages'],
    [
      '/admin/affiliates?since=2020-01-01&status=overdue',
      'No applications are overdue.',
      '/admin/affiliates',
    ],
  ])('%s has a link that clears the search and the filters (STA-03)', async (path, text, whole) => {
    await seedLeads([{ name: 'Ada' }]);
    await seedApplication({ status: 'approved' });
    const found = await emptyOf(await openSession(), path);
    expect(found).toMatchObject({ text, link: [whole, CLEAR], isSmall: true });
  });
});
