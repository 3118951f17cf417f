import { StaffSignIn } from '../../../../client/islands/StaffSignIn.island.tsx';
import type { AppContext } from '../../../http/context.ts';
import { Island } from '../../../http/page/island.tsx';
import type { Page } from '../../../http/page/render.tsx';
import { site } from '../../../shared/content/site.ts';
import { paths } from '../../../shared/paths.ts';
import * as styles from '../StaffPage.css.ts';
import css from 'styles:./SignInPage.tsx';
import { firstPage } from '../staff-destination.ts';
import type { PostedSignIn } from './sign-in.contract.ts';

interface SignInOptions {
  /** The form again, after an attempt that was posted. */
  posted?: PostedSignIn;
  /** Where the sign-in leads. */
  destination: string;
}

/** The sign-in page, shown instead of any staff page; it holds no data (ADM-01, SHELL-17, SHELL-18). */
export const signInPage = (c: AppContext, { posted, destination }: SignInOptions): Page => ({
  meta: {
    title: `Staff sign-in | ${site.brand}`,
    description: 'For staff only.',
    path: firstPage.path,
    robots: { index: false, follow: false },
    isStaff: true,
  },
  styles: css,
  body: (
    <div className={styles.gate}>
      <div className={styles.card}>
        <p className={styles.gateBrand}>
          {site.brand} <span className={styles.area}>staff</span>
        </p>
        <h1 className={styles.gateTitle}>Sign in</h1>
        <p className={styles.gateText}>One password opens leads and affiliate applications.</p>
        <Island
          name="StaffSignIn"
          component={StaffSignIn}
          when="load"
          props={{
            destination,
            posted: posted ?? null,
            person: c.get('person') ?? null,
            pollState: null,
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
