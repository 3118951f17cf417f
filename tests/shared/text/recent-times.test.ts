import { expect, test } from 'vitest';

import { recentOrDay } from '../../../src/shared/display-time.ts';

const style = { locale: 'en-US', timeZone: 'America/New_York' };
const NOW = Date.parse('2026-11-28T03:00:00Z');
const shown = (iso: string) => recentOrDay(iso, style, NOW).replaceAll(/\s/g, ' ');

test('a time of today or yesterday has its hour, an older one its year, by the days of the reader (STF-03)', () => {
  // In New York it is the 27th, at ten in the evening.
  expect(shown('2026-11-28T02:58:00Z')).toBe('Nov 27, 9:58 PM');
  expect(shown('2026-11-26T05:00:00Z')).toBe('Nov 26, 12:00 AM');
  expect(shown('2026-11-26T04:59:00Z')).toBe('Nov 25, 2026');
  expect(recentOrDay('2026-11-27T12:00:00Z', { ...style, timeZone: 'Asia/Tokyo' }, NOW)).toContain(
    '9:00',
  );
});
