import { expect, test } from 'vitest';

import { request, requestWith } from '../../helpers/request.ts';

/** A page of a site without these two settings. */
async function withoutAddresses(path: string): Promise<string> {
  const response = await requestWith({ JOB_PORTAL_URL: '', SIGN_UP_URL: '' }, path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-security-policy')).toContain("frame-src 'none'");
  return response.text();
}

const directive = (response: Response, name: string) =>
  response.headers
    .get('content-security-policy')
    ?.split('; ')
    .find((one) => one.startsWith(`${name} `));

test.each([
  ['/aboutus', '40+ years of search'],
  ['/press', 'Press kit'],
])('%s exists (SHELL-13, SHELL-14, X-25)', async (path, headline) => {
  const response = await request(path);
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain(headline);
  expect(html).not.toContain('Oops!');
});

test('the job portal is in a frame of 800 px that loads after the page (CAR-01, CAR-02, CST-13, X-27)', async () => {
  const html = await (await request('/careers')).text();
  expect(html).toMatch(/<iframe[^>]*title="[^"]+"[^>]*height="800"[^>]*data-frame-src="http[^"]+"/);
  expect(html, 'and is there without scripts').toMatch(/<noscript><iframe[^>]*src="http/);
});

test('other inquiries have their own e-mail address (CAR-03)', async () => {
  const html = await (await request('/careers')).text();
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  expect(main).toMatch(/href="mailto:careers@[^"]+"/);
});

test.each(['/careers', '/SignUp'])('%s may frame one site only', async (path) => {
  const response = await request(path);
  expect(directive(response, 'frame-src')).toBe('frame-src http://127.0.0.1:8787');
  // The frame's site may run no script of its own.
  expect(directive(response, 'script-src')).toBe("script-src 'self'");
  // A partner's link may lead to any page (PTN-03).
  expect(directive(await request(`${path}?gspk=acme`), 'script-src')).toBe(
    "script-src 'self' http://127.0.0.1:8787/__sandbox/partnerstack/v1/",
  );
});

test('without a job portal the careers page has an e-mail address (CAR-01)', async () => {
  const html = await withoutAddresses('/careers');
  expect(html).not.toContain('<iframe');
  expect(html).toContain('Our job board is not online right now');
});

test('without a sign-up address the page offers a contact (SIGN-01)', async () => {
  const html = await withoutAddresses('/SignUp');
  expect(html).not.toContain('<iframe');
  expect(html).toContain('Online sign-up is not open right now');
});

test('the sign-up form is in a frame, with hidden alternatives (SIGN-01, SIGN-02, SIGN-03, SIGN-04)', async () => {
  const html = await (await request('/SignUp')).text();
  expect(html).toMatch(/<iframe[^>]*title="Sign-up form"/);
  expect(html).toMatch(
    /data-sign-up-part="failed" hidden[^>]*>.*Unable to load the sign-up form.*Open in New Tab/s,
  );
  expect(html).toMatch(
    /data-sign-up-part="blocked" hidden[^>]*>.*security restrictions.*Open Sign-up Form/s,
  );
  expect(html).toMatch(/<a[^>]*href="\/"[^>]*data-action="back"/);
});

test('the sign-up page has one spelling and is noindex (SHELL-15)', async () => {
  expect((await request('/signup')).headers.get('location')).toBe('/SignUp');
  expect(await (await request('/SignUp')).text()).toContain(
    '<meta name="robots" content="noindex, follow"/>',
  );
});
