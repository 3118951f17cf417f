import { expect, test } from 'vitest';

import { ORIGIN, request } from '../helpers/request.ts';
import { sandbox } from '../helpers/sandbox.ts';
import { stories, text } from '../helpers/stored-blog.ts';

const locationOf = async (path: string, init?: RequestInit) => {
  // As a whole address: "//x" alone would name a host.
  const { status, headers } = await request(ORIGIN + path, init);
  return [status, headers.get('location')];
};

test.each([
  ['/%70ricing', '/pricing'],
  ['/PRICING/', '/pricing'],
  ['//pricing', '/pricing'],
  ['/pricing//', '/pricing'],
  ['/%41ffiliates', '/Affiliates'],
  ['/affiliates', '/Affiliates'],
  ['/signup', '/SignUp'],
  ['/how%2Dit-works', '/how-it-works'],
  ['/BLOG/en/a-post', '/blog/en/a-post'],
  ['/blog//a-post/', '/blog/a-post'],
  ['/Blog/Pictures/A-post/x-800/', '/blog/pictures/A-post/x-800'],
  ['/blog/caf%c3%a9', '/blog/caf%C3%A9'],
  ['/sitemap%2exml', '/sitemap.xml'],
  ['/admin/', '/admin'],
  ['/Admin/Leads/', '/admin/leads'],
  ['//evil.example/%70', '/evil.example/p'],
])('%s is another spelling of %s', async (path, canonical) => {
  expect(await locationOf(`${path}?utm_source=x`)).toEqual([301, `${canonical}?utm_source=x`]);
  expect(await locationOf(path, { method: 'HEAD' })).toEqual([301, canonical]);
});

test.each(['/Affiliates', '/SignUp', '/AffiliateTOS.pdf', '/blog/caf%C3%A9', '/a%2Fb', '/%5Cb'])(
  '%s is no other spelling',
  async (path) => {
    expect((await request(path)).status).not.toBe(301);
  },
);

test('a form that is posted to another spelling is not redirected', async () => {
  const { status } = await request('/%63ontact', { method: 'POST', body: '' });
  expect(status).not.toBe(301);
});

test('a post’s address in capitals leads to the post', async () => {
  await sandbox.replaceStories(stories(1));
  await text('/blog');
  expect(await locationOf('/blog/POST-1')).toEqual([301, '/blog/post-1']);
});
