import type { Page } from 'playwright/test';

import { settled } from './contexts.ts';
import { asVisitor, expect, test, WITH_MOTION } from './fixtures.ts';

test.use(WITH_MOTION);

/** What the page sends with sendBeacon, and at what point. */
interface Sent {
  url: string;
  isLoaded: boolean;
  body: Record<string, unknown>;
}

/** Records the beacons of every page that is opened from now on. */
async function recordBeacons(page: Page): Promise<Sent[]> {
  const sent: Sent[] = [];
  await page.exposeFunction('noteBeacon', (url: string, isLoaded: boolean, body: string) => {
    sent.push({ url, isLoaded, body: JSON.parse(body) as Record<string, unknown> });
  });
  await page.addInitScript(() => {
    const { noteBeacon } = globalThis as unknown as {
      noteBeacon: (url: string, isLoaded: boolean, body: string) => void;
    };
    const sendBeacon = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, data) => {
      const isLoaded = document.readyState === 'complete';
      void (data as Blob).text().then((body) => noteBeacon(String(url), isLoaded, body));
      return sendBeacon(url, data);
    };
  });
  return sent;
}

/** As when the visitor switches to another tab. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    dispatchEvent(new Event('visibilitychange'));
  });

test('a page counts its view once, after load, its speed when it is hidden, and stores nothing (VIS-01)', async ({
  page,
  context,
}) => {
  await asVisitor(page);
  const sent = await recordBeacons(page);
  const accepted = page.waitForResponse((response) => response.url().endsWith('/api/page-views'));
  await page.goto('/features?utm_medium=Email&utm_campaign=Spring&email=ada@x.example');
  expect((await accepted).status()).toBe(204);
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]).toEqual({
    url: '/api/page-views',
    isLoaded: true,
    body: { kind: 'view', path: '/features', referrer: '', medium: 'Email', campaign: 'Spring' },
  });
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  // Where the visit began, for a lead (STO); the beacon reads none of it.
  expect(await page.evaluate(() => Object.keys(sessionStorage).toSorted())).toEqual([
    'first_touch',
    'last_touch',
  ]);
  const measuring = page.waitForResponse(/\/assets\/page-speed-/);
  await page.getByRole('heading', { level: 1 }).click();
  await (await measuring).finished();
  await hide(page);
  await expect.poll(() => sent).toHaveLength(2);
  await hide(page);
  const body = sent[1]?.body ?? {};
  expect(body).toMatchObject({ kind: 'speed', path: '/features' });
  expect(body['lcp']).toBeGreaterThan(0);
  expect(body['cls']).toBeLessThan(0.1);
  expect(
    Object.keys(body)
      .filter((key) => key !== 'inp')
      .toSorted(),
  ).toEqual(['cls', 'kind', 'lcp', 'path']);
  // Back to a page that the browser had stored; a reload begins no visit either.
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect.poll(() => sent).toHaveLength(3);
  expect(sent[2]?.body).toEqual({ kind: 'view', path: '/features' });
  await page.reload();
  await expect.poll(() => sent.at(3)?.body).toEqual({ kind: 'view', path: '/features' });
});

for (const [who, name, value] of [
  ['Global Privacy Control', 'globalPrivacyControl', true],
  ['Do Not Track', 'doNotTrack', '1'],
] as const) {
  test(`a browser with ${who} sends nothing (VIS-01)`, async ({ page }) => {
    await asVisitor(page);
    await page.addInitScript(
      ([key, set]) => Object.defineProperty(Navigator.prototype, key, { value: set }),
      [name, value] as const,
    );
    const sent = await recordBeacons(page);
    await page.goto('/features');
    // The late scripts have run.
    await settled(page);
    await hide(page);
    expect(sent).toEqual([]);
  });
}

test('staff pages count nothing (VIS-01)', async ({ page, problems }) => {
  problems.allow(/status(?: of)? 401/);
  await asVisitor(page);
  const sent = await recordBeacons(page);
  await page.goto('/admin/leads');
  await settled(page);
  await hide(page);
  expect(sent).toEqual([]);
});
