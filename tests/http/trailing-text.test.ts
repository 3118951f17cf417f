import { expect, test } from 'vitest';

import { storedText } from '../helpers/stored-blog.ts';
import { request } from '../helpers/request.ts';
import { sandbox } from '../helpers/sandbox.ts';
import { story } from '../helpers/stories.ts';

const leadsTo = async (path: string) => {
  const response = await request(path, { redirect: 'manual' });
  return [response.status, response.headers.get('location')];
};

test.each([
  ['/pricing.', '/pricing'],
  ['/pricing)', '/pricing'],
  ['/pricing,', '/pricing'],
  ['/pricing%20', '/pricing'],
  ['/pricing%E2%80%8B', '/pricing'],
  ['/pricing&utm_source=x', '/pricing'],
  ['/contact%3Fsubject=Demo', '/contact'],
  ['/Affiliates%22', '/Affiliates'],
  ['/aboutus).', '/aboutus'],
  ['/features…', '/features'],
  ['/pricing/)', '/pricing'],
  ['/pricing%5C', '/pricing'],
  ['/pricing%60', '/pricing'],
  ['/pricing%C2%A0', '/pricing'],
  ['/pricing).&fbclid=x', '/pricing'],
  ['/)', '/'],
])('what is appended to an address costs no visitor: %s leads to %s', async (address, page) => {
  expect(await leadsTo(address)).toEqual([301, page]);
});

test('so does what is appended to the address of a post', async () => {
  await sandbox.replaceStories([story(1)]);
  await storedText('/blog/post-1');
  expect(await leadsTo('/blog/post-1)')).toEqual([301, '/blog/post-1']);
  expect(await leadsTo('/blog/post-1&utm_source=x')).toEqual([301, '/blog/post-1']);
});

test('an address that is none stays none', async () => {
  expect((await request('/no-such-page.')).status).toBe(404);
  expect((await request('/%E0%A4%A.')).status).toBe(404);
});
