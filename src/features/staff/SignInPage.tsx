import { StaffSignIn } from '../../../client/islands/StaffSignIn.island.tsx';
import type { AppContext } from '../../http/context.ts';
import { Island } from '../../http/page/island.tsx';
import { renderPrivate, type Page } from '../../http/page/render.tsx';
import { paths } from '../../shared/paths.ts';
import * as styles from './StaffPage.css.ts';
import { firstSection, staffDestination } from './sections.ts';

interface SignInOptions {
  status: NonNullable<Page['status']>;
  /** What is wrong with the posted password. */
  problem?: string;
  /** Where the sign-in leads; the requested address when absent. */
  destination?: string;
  headers?: Page['headers'];
}

/** The sign-in page, shown instead of any staff page; it holds no data (ADM-01, SHELL-17, SHELL-18). */
export function renderSignIn(
  c: AppContext,
  { status, problem, destination, headers }: SignInOptions,
): Promise<Response> {
  const url = new URL(c.req.url);
  return renderPrivate(c, {
    status,
    headers,
    meta: {
      title: 'Staff sign-in | RiC',
      description: 'For staff only.',
      path: firstSection.path,
      robots: { index: false, follow: false },
      feature: 'staff',
    },
    body: (
      <div className={styles.gate}>
        <div className={styles.card}>
          <p className={styles.gateBrand}>
            RiC <span className={styles.area}>staff</span>
          </p>
          <h1 className={styles.gateTitle}>Sign in</h1>
          <p className={styles.gateText}>One password opens leads and affiliate applications.</p>
          <Island
            name="StaffSignIn"
            component={StaffSignIn}
            when="load"
            props={{
              destination: destination ?? staffDestination(url.pathname + url.search),
              problem: problem ?? null,
              sessionAgeMs: null,
            }}
          />
        </div>
        <a className={styles.gateExit} href={paths.home}>
          Back to the site
        </a>
      </div>
    ),
  });
}
