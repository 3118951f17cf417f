import { sections } from '../../src/shared/staff-sections.ts';
import { LOCAL_PASSWORD } from '../vite/sandbox-vars.ts';
import type { Flow } from './flows.ts';
import type { Page } from './page.ts';

/** The sign-in page is a 401; the browser reports what a sign-out clears. */
const SIGN_IN = /status 401: (?:GET \/admin|POST \/api\/admin\/session)/;

async function signIn(page: Page, path: string): Promise<void> {
  await page.open(path);
  await page.untilHydrated('StaffSignIn');
  await page.type('[name="password"]', LOCAL_PASSWORD);
  await page.click('button', 'Sign in');
  await page.untilGone('h1', 'Sign in');
  await page.untilAt(path);
}

const staff = (name: string, run: Flow['run']): Flow => ({
  name: `staff ${name}`,
  expected: SIGN_IN,
  isStaff: true,
  run,
});

/** What the tool stores before the flows, and searches for. */
export const LEAD = { name: 'Zebedee Quill', email: 'zebedee@quill.example' };
export const APPLICANT = {
  firstName: 'Yolanda',
  lastName: 'Birch',
  email: 'yolanda@birch.example',
};

export const staffFlows: readonly Flow[] = [
  staff('sign-in and sign-out', async (page) => {
    await page.open(sections.leads.path);
    await page.untilHydrated('StaffSignIn');
    await page.type('[name="password"]', 'wrong');
    await page.typeKey('Enter');
    await page.untilShown('form', 'Invalid password');
    await signIn(page, sections.leads.path);
    await page.open(sections.mail.path);
    await page.untilHydrated('MailScreen');
    await page.click('button', 'Logout');
    await page.untilShown('h1', 'Sign in');
    await page.back();
    await page.untilShown('h1', 'Sign in');
  }),
  staff('leads', async (page) => {
    await signIn(page, sections.leads.path);
    await page.untilHydrated('LeadsScreen');
    await page.type('[name="q"]', 'zebedee');
    await page.until(`document.querySelectorAll('tbody tr').length === 1`);
    await page.click('th button', 'Email');
    await page.until(`document.querySelector('th[aria-sort="ascending"]')`);
    await page.click('tbody a', LEAD.name);
    await page.untilShown('aside[aria-label="Lead"]', LEAD.email);
    await page.typeKey('Escape');
    await page.untilGone('aside[aria-label="Lead"]');
    // No scrollbar below the names of the columns.
    await page.until(`(() => {
      const { offsetHeight, clientHeight } = document.querySelector('thead');
      return offsetHeight - clientHeight < 3;
    })()`);
  }),
  staff('decision and undo', async (page) => {
    await signIn(page, sections.applications.path);
    await page.untilHydrated('ApplicationsScreen');
    await page.type('[name="q"]', 'birch');
    await page.until(`document.querySelectorAll('tbody tr[data-row]').length === 1`);
    await page.click('tbody button', 'Details');
    await page.untilShown('section[role="dialog"]', APPLICANT.email);
    // Rows on phones have no room for the decisions.
    const isNarrow = await page.evaluate<boolean>('innerWidth < 768');
    const container = isNarrow ? 'section[role="dialog"]' : 'tbody tr';
    if (!isNarrow) {
      await page.typeKey('Escape');
      await page.untilGone('section[role="dialog"]');
    }
    await page.click(`${container} button`, 'Approve and send');
    await page.untilShown(container, 'Sending');
    await page.click(`${container} button`, 'Undo');
    await page.untilShown(`${container} button`, 'Approve and send');
  }),
  staff('mail, site and audit', async (page) => {
    await signIn(page, sections.mail.path);
    for (const [path, screen] of [
      [sections.mail.path, 'MailScreen'],
      [sections.site.path, 'SiteScreen'],
      [sections.audit.path, 'AuditScreen'],
    ] as const) {
      await page.open(path);
      await page.untilHydrated(screen);
      await page.click('button', 'Refresh');
      await page.until(`!document.querySelector('[aria-busy="true"]')`);
    }
  }),
];
