import type { ReactNode } from 'react';

import { StaffSignIn } from '../../../client/islands/StaffSignIn.island.tsx';
import type { AppContext } from '../../http/context.ts';
import { Island } from '../../http/page/island.tsx';
import { renderPrivate, type Page } from '../../http/page/render.tsx';
import { site } from '../../shared/content/site.ts';
import * as styles from './StaffPage.css.ts';
import { sections, type Section } from '../../shared/staff-sections.ts';
import { countText } from '../../staff-list/list-texts.contract.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { readWaiting, type WaitingCounts } from './waiting.queries.ts';
import { staffDestination } from './sections.ts';
import { asksCode } from './sign-in/SignInPage.tsx';

interface StaffPageOptions {
  section: Section;
  /** The section's own title when absent. */
  title?: string;
  screen: ReactNode;
}

/** How much is new in a section; nothing where nothing is. */
const Waiting = ({ count, overdue }: { count: number; overdue: number }) =>
  count > 0 ? (
    <span className={styles.count}>
      {overdue > 0 ? <span className={styles.late}>{`${countText(overdue)} overdue`}</span> : null}
      <span>
        {countText(count)}
        <VisuallyHidden> waiting</VisuallyHidden>
      </span>
    </span>
  ) : null;

/** A page of the staff area around its screen, with the sign-in dialog that shows when the session ends. */
export async function staffPage(
  c: AppContext,
  { section: { path, title: ofSection }, title = ofSection, screen }: StaffPageOptions,
): Promise<Page> {
  const url = new URL(c.req.url);
  const session = c.get('staff');
  // Without its counts, the page is still of use.
  const waiting = await readWaiting(c.get('services').db, Date.now()).catch((): WaitingCounts => ({
    counts: {},
    overdue: {},
  }));
  return {
    meta: {
      title: `${title} | ${site.brand} staff`,
      description: 'For staff only.',
      path,
      robots: { index: false, follow: false },
      feature: 'staff',
    },
    body: (
      <div className={styles.frame}>
        <div className={styles.rail}>
          <p className={styles.brand}>Staff</p>
          {/* Without a script, people are found by their address there. */}
          <a className={styles.find} href={sections.people.path} data-palette="">
            Find <kbd className={styles.findKey}>Ctrl K</kbd>
          </a>
          <nav className={styles.sections} aria-label="Staff area" data-sections="">
            {Object.values(sections).map((section) => (
              <a
                className={styles.section}
                key={section.path}
                href={section.path}
                aria-current={section.path === path ? 'page' : undefined}
              >
                {section.label}
                <Waiting
                  count={waiting.counts[section.path] ?? 0}
                  overdue={waiting.overdue[section.path] ?? 0}
                />
              </a>
            ))}
          </nav>
        </div>
        <div className={styles.main}>{screen}</div>
        <Island
          name="StaffSignIn"
          component={StaffSignIn}
          when="load"
          props={{
            destination: staffDestination(url.pathname + url.search),
            posted: null,
            asksCode: asksCode(c),
            sessionAgeMs: session ? Math.max(0, Date.now() - session.createdAt) : 0,
          }}
        />
      </div>
    ),
  };
}

export const renderStaffPage = async (
  c: AppContext,
  { status, ...options }: StaffPageOptions & { status: 200 | 503 },
): Promise<Response> => renderPrivate(c, { ...(await staffPage(c, options)), status });
