import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';

import { sandbox } from '../../../helpers/sandbox.ts';
import { storedText, text } from '../../../helpers/stored-blog.ts';
import { story } from '../../../helpers/stories.ts';

test.each([
  ['Q&amp;A: hiring &#8211; what&#8217;s next', 'Q&A: hiring – what’s next'],
  ['Fish &amp; chips at &pound;9', 'Fish & chips at £9'],
  ['AT&T, R&D and a & b', 'AT&T, R&D and a & b'],
  ['&lt;b&gt; is a tag', '<b> is a tag'],
  ['\u200B', 'Untitled Post'],
  ['&nope; stays', '&nope; stays'],
])('a title that an editor wrote as %j is read as %j, everywhere', async (title, shown) => {
  await sandbox.replaceStories([story(1, { title })]);
  await storedText('/blog/post-1');
  const escaped = shown.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  expect(await text('/blog/post-1')).toContain(`>${escaped}</h1>`);
  if (shown === 'Untitled Post') return;
  const row = await env.DB.prepare('select title from posts').first('title');
  expect(row).toBe(shown);
});

test.each([
  ['2026-11-20T21:00:00-05:00', 'November 20, 2026'],
  ['2026-12-31T23:30:00-05:00', 'December 31, 2026'],
  ['2026-11-20', 'November 20, 2026'],
  ['2026-07-04T01:00:00Z', 'July 3, 2026'],
])('a story of %s is of %s: the business is on Eastern Time', async (published_at, day) => {
  await sandbox.replaceStories([story(1, { published_at })]);
  expect(await storedText('/blog/post-1')).toContain(day);
});

test('a featured picture by http is shown by https', async () => {
  const data = { url: 'http://cdn.example/a.jpg', alt: 'A desk' };
  await sandbox.replaceStories([story(1, { featured_image: { data } })]);
  expect(await storedText('/blog/post-1')).toContain('https://cdn.example/a.jpg');
});

test('a description has more than two words', async () => {
  const content = '<p>By Dr. Mara Lind, for hiring teams. And more.</p>';
  await sandbox.replaceStories([story(1, { content, excerpt: null })]);
  expect(await storedText('/blog/post-1')).toContain(
    'name="description" content="By Dr. Mara Lind, for hiring teams."',
  );
});

test.each([
  ['<p>First words.</p>', 'First words.'],
  ['<p>First.</p><p>Second.</p>', 'First. Second.'],
  ['First<br>second', 'First second'],
  ['&lt;p&gt;First words.&lt;/p&gt;', 'First words.'],
  ['<strong>A&amp;B</strong> hire 10<sup>6</sup> people', 'A&B hire 10⁶ people'],
  ['Pay < 50k and > 40k, and the <b> tag', 'Pay < 50k and > 40k, and the <b> tag'],
])('an excerpt that an editor wrote as %j is read as %j', async (excerpt, words) => {
  await sandbox.replaceStories([story(1, { excerpt })]);
  await storedText('/blog/post-1');
  expect(await env.DB.prepare('select excerpt from posts').first('excerpt')).toBe(words);
});
