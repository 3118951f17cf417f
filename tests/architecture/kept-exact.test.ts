import { expect, test } from 'vitest';

import { CHAT_DELAYS } from '../../src/features/chat/chat.contract.ts';
import {
  CHIPS_PER_CARD,
  POSTS_PER_PAGE,
  RECENT_POSTS,
} from '../../src/features/blog/blog.contract.ts';
import { CONTACT_LIMIT } from '../../src/features/contact/contact.contract.ts';
import { LEAD_COOKIE } from '../../src/features/leads/leads.contract.ts';
import { affiliateProgram } from '../../src/shared/content/claims.ts';
import { site } from '../../src/shared/content/site.ts';
import { SESSION_HOURS } from '../../src/staff/staff.contract.ts';

/**
 * The numbers of the owner's documents. Those that code names stand here once more, so that a change of
 * one is a decision; those that only a browser shows name the test that measures them.
 */

test('the numbers that code names are the documents’ (CST-05 to CST-19)', () => {
  expect({
    reply: CHAT_DELAYS.reply,
    quickReply: CHAT_DELAYS.quickReply,
    contact: CONTACT_LIMIT,
    leadCookieDays: LEAD_COOKIE.maxAge / 86_400,
    blog: { page: POSTS_PER_PAGE, recent: RECENT_POSTS, chips: CHIPS_PER_CARD },
    sessionHours: SESSION_HOURS,
    review: affiliateProgram.reviewTime,
    tiers: affiliateProgram.tiers.map(({ commission }) => commission),
    hours: [site.hours.human.shown, site.hours.business.shown],
  }).toEqual({
    reply: 1500,
    quickReply: 100,
    contact: { submissions: 3, windowMs: 15 * 60_000 },
    leadCookieDays: 30,
    blog: { page: 9, recent: 20, chips: 4 },
    sessionHours: 24,
    review: '2-3 business days',
    tiers: ['10%', '15%', '20%'],
    hours: ['Monday to Friday, 9am to 5pm', 'Monday-Friday 9:00 AM - 6:00 PM Eastern Time'],
  });
});

const files = import.meta.glob<string>(['/e2e/*.e2e.ts', '/tests/**/*.test.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What is measured, by the requirement that the measuring test names, and what that test has to say. */
const MEASURED: [what: string, id: string, says: RegExp][] = [
  ['the header has its shadow beyond 50 px', 'HDR-02', /exactly 50 is not more than 50/],
  ['a dropdown stays for 200 ms', 'HDR-07', /runFor\(199\)[^]*runFor\(1\)/],
  ['content begins 56 or 64 px down', 'SHELL-23', /\b56\b[^]*\b64\b/],
  ['logos move 90 px a second', 'LOGO-04', /speed - 90/],
  ['features: 3, 2, 1 cards by 1024 and 600 px', 'HOME-14', /\[599, 1\][^]*\[1023, 2\]/],
  ['features turn every 5 s in 500 ms', 'HOME-19', /toBe\(5000\)[^]*toBe\(500\)/],
  ['quotes: 2, or 1 below 900 px', 'TSTM-03', /\[899, 1\]/],
  ['quotes turn every 6 s', 'TSTM-06', /runFor\(6_000\)/],
  ['home’s quotes turn every 6 s', 'HOME-30', /toBe\(6000\)/],
  ['the chat’s panel is 360 × 500 px', 'CHAT-03', /\[360, 500\]/],
  ['the dialog closes 1 s after success', 'LEAD-08', /runFor\(999\)[^]*runFor\(1\)/],
  ['the lead’s cookie lasts 30 days', 'STO-02', /toBeGreaterThan\(29\.9\)/],
  ['the partner script is polled for 8 s each 150 ms', 'TRK-07', /8000 \/ 150/],
  [
    'eight parameters name a partner, by rank',
    'TRK-02',
    /'partner_key',\s+'partner',\s+'ref',\s+'referrer',\s+'affiliate',\s+'affiliate_id',\s+'partner_id',\s+'utm_source'/,
  ],
  ['captcha scores count from 0.3', 'CAP-04', /score: 0\.3 \}, true[^]*score: 0\.299 \}, false/],
  ['a message has 2,000 characters at most', 'CON-13', /words\(2001\), LONG\(2000\)/],
  ['three messages in 15 minutes', 'CON-35', /index < 3[^]*toBeLessThanOrEqual\(15 \* 60\)/],
  ['the careers frame is 800 px high', 'CAR-02', /height="800"/],
  ['50 posts are asked for at once', 'API-02', /'', '1', '50'/],
  ['a bulk run has 20 posts', 'GEN-10', /length: 20 \}/],
  ['the CSV’s columns', 'ADL-04', /Name,Email,Source,Created At/],
  ['a partner id is shown by 8 characters', 'ADA-09', /slice\(0, 8\)/],
];

test.each(MEASURED)('%s: a test with %s measures it', (_what, id, says) => {
  const own = Object.entries(files).filter(
    ([file, text]) => !file.endsWith('/kept-exact.test.ts') && text.includes(id) && says.test(text),
  );
  expect(own.map(([file]) => file)).not.toEqual([]);
});
