import { expect, test } from 'vitest';

import { campaignName, OTHER, referrerHost } from '../../../src/shared/text/visit-source.ts';

test.each([
  ['www.Google.com', 'google.com'],
  ['news.example:8443', 'news.example'],
  ['xn--mnchen-3ya.example', 'xn--mnchen-3ya.example'],
  ['adas-laptop', OTHER],
  ['192.168.0.7', OTHER],
  ['[2001:db8::1]', OTHER],
  ['ada@mail.example', OTHER],
  [`${'x'.repeat(80)}.example`, OTHER],
])('a referrer %s is counted as %s', (host, name) => {
  expect(referrerHost(host)).toBe(name);
});

test.each([
  [' Spring Sale ', 'spring sale'],
  ['newsletter-20261122', 'newsletter-20261122'],
  ['Frühling_2026', 'frühling_2026'],
  ['', ''],
  ['   ', ''],
  ['ada@x.example', OTHER],
  ['recipient 481516234', OTHER],
  ['9f86d081884c7d659a2feaa0', OTHER],
  ['<b>sale</b>', OTHER],
  ['x'.repeat(61), OTHER],
])('a campaign %j is counted as %j', (text, name) => {
  expect(campaignName(text)).toBe(name);
});
