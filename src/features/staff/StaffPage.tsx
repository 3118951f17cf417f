import type { ReactNode } from 'react';

import { StaffSignIn } from '../../../client/islands/StaffSignIn.island.tsx';
import type { AppContext } from '../../http/context.ts';
import { Island } from '../../http/page/island.tsx';
import { renderPrivate } from '../../http/page/render.tsx';
import { site } from '../../shared/content/site.ts';
import * as styles from './StaffPage.css.ts';
import { sections, type Section } from '../../shared/staff-sections.ts';
import { staffDestination } from './sections.ts';
import { asksCode } from './sign-in/SignInPage.tsx';

interface StaffPageOptions {
  section: Section;
  /** The section's own title when absent. */
  title?: string;
  screen: ReactNode;
  status: 200 | 503;
}

/** A page of the staff area around its screen, with the sign-in dialog that shows when the session ends. */
export function renderStaffPage(
  c: AppContext,
  { section: { path, title: ofSection }, title = ofSection, screen, status }: StaffPageOptions,
): Promise<Response> {
  const url = new URL(c.req.url);
  const session = c.get('staff');
  return renderPrivate(c, {
    status,
    meta: {
      title: `${title} | ${site.brand} staff`,
      description: 'For staff only.',
      path,
      robots: { index: false, follow: false },
      feature: 'staff',
    },
    body: (
      <div className={styles.frame}>
        <header className={styles.header}>
          <p className={styles.brand}>Staff</p>
          <nav className={styles.sections} aria-label="Staff area">
            {Object.values(sections).map((section) => (
              <a
                className={styles.section}
                key={section.path}
                href={section.path}
                aria-current={section.path === path ? 'page' : undefined}
              >
                {section.label}
              </a>
            ))}
          </nav>
        </header>
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
  });
}
