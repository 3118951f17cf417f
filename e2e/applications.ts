import type { Page } from 'playwright/test';

import type { ApplicationRow } from '../src/features/affiliates/staff/affiliates-admin.contract.ts';
import type { Fault } from '../tests/helpers/sandbox.ts';
import { expect, hydrated, signInFor, type Problems } from './fixtures.ts';

/** PartnerStack refuses every applicant, with a reason. */
export const GROUP_CLOSED = {
  mode: 'status',
  status: 400,
  body: '{"message":"This group is closed","status":400}',
  paths: ['/partnerships'],
} satisfies Fault;

/** Sends an application as a visitor does; the tag is unique for a test. */
export async function sendApplication(
  page: Page,
  tag: string,
  index: number,
  fields: object = {},
): Promise<void> {
  const data = {
    firstName: `Applicant${index}`,
    lastName: tag,
    email: `applicant${index}.${tag}@example.com`,
    company: '',
    website: 'https://newsletter.example/about',
    experience: 'intermediate',
    audience: `Recruiters in Ohio, number ${index}`,
    motivation: 'They ask me which tool to use.',
    terms: true,
    ...fields,
  };
  const response = await page.request.post('/api/affiliates/applications', { data });
  expect(response.status()).toBe(201);
}

/** Sends some; the last one is the newest. @returns their tag */
export async function apply(page: Page, count: number): Promise<string> {
  const tag = `t${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`;
  for (let index = 1; index <= count; index += 1) await sendApplication(page, tag, index);
  return tag;
}

/** Opens the screen on the applicants of one tag, the newest on top. */
export async function openApplications(
  page: Page,
  tag: string,
  as: { name?: string } = {},
): Promise<void> {
  await signInFor(page, as);
  await page.goto(`/admin/affiliates?q=${tag}`);
  await hydrated(page, 'ApplicationsScreen');
  await hydrated(page, 'StaffSignIn');
}

/** The applications of a tag as the Worker has them, the newest first. */
export async function stored(page: Page, tag: string): Promise<ApplicationRow[]> {
  const response = await page.request.get(`/api/admin/applications?search=${tag}&limit=200`);
  return ((await response.json()) as { data: ApplicationRow[] }).data;
}

/** What opens the applicant with this number. */
export const opener = (page: Page, tag: string, index: number) =>
  page.getByRole('link', { name: `Applicant${index} ${tag}`, exact: true });

/** The row of the applicant with this number. */
export const rowOf = (page: Page, tag: string, index: number) =>
  page.getByRole('row').filter({ has: opener(page, tag, index) });

/** Clicks a button of a row, with a mouse that comes from elsewhere. */
export async function clickIn(
  page: Page,
  tag: string,
  index: number,
  label: string,
): Promise<void> {
  const button = rowOf(page, tag, index).getByRole('button', { name: label });
  await page.mouse.move(0, 0);
  await button.click();
}

/** The statuses of a tag's applications, the newest first. */
export const statuses = async (page: Page, tag: string) =>
  (await stored(page, tag)).map(({ status }) => status);

export const toasts = (page: Page) => page.getByRole('region', { name: 'Changes' });

/** Waits until a row has a status: ten seconds to undo, and then the call. */
export const expectStatus = (page: Page, tag: string, index: number, status: string) =>
  expect(rowOf(page, tag, index).getByRole('cell').first()).toContainText(status, {
    timeout: 30_000,
  });

/** Allows a status of the API that a test provokes, which Chromium reports. */
export function allowStatus(problems: Problems, status: number): void {
  problems.allow(new RegExp(`status of ${status}|^status ${status}`));
}
