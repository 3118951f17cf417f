import type { ReactNode } from 'react';

import { StaffSignIn } from '../../../client/islands/StaffSignIn.island.tsx';
import type { AppContext } from '../../http/context.ts';
import { Island } from '../../http/page/island.tsx';
import { renderPrivate } from '../../http/page/render.tsx';
import { paths } from '../../shared/paths.ts';
import * as styles from './StaffPage.css.ts';
import { staffDestination } from './staff-destination.ts';

const SECTIONS = [
  { label: 'Leads', path: paths.adminLeads },
  { label: 'Affiliates', path: paths.adminAffiliates },
  { label: 'Mail', path: paths.adminMail },
  { label: 'Site', path: paths.adminSite },
  { label: 'Audit', path: paths.adminAudit },
] as const;

interface StaffPageOptions {
  title: string;
  path: (typeof SECTIONS)[number]['path'];
  screen: ReactNode;
  status: 200 | 503;
}

/** A page of the staff area around its screen: which one it is, and the sign-in that waits behind. */
export function renderStaffPage(
  c: AppContext,
  { title, path, screen, status }: StaffPageOptions,
): Promise<Response> {
  const url = new URL(c.req.url);
  const session = c.get('staff');
  return renderPrivate(c, {
    status,
    meta: {
      title: `${title} | RiC staff`,
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
            {SECTIONS.map((section) => (
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
            problem: null,
            sessionAgeMs: session ? Math.max(0, Date.now() - session.createdAt) : 0,
          }}
        />
      </div>
    ),
  });
}
