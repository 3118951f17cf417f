import { getCookie } from 'hono/cookie';

import { StaffSignIn } from './client/StaffSignIn.island.tsx';
import type { AppContext } from '../../http/context.ts';
import { Island } from '../../http/page/island.tsx';
import type { Page } from '../../http/page/render.tsx';
import { site } from '../../shared/content/site.ts';
import * as styles from '../StaffPage.css.ts';
import css from 'staff-styles:./SignInPage.tsx';
import { THEME_COOKIE, THEMES, themeOf } from '../theme/theme.contract.ts';
import { StaffBar } from '../StaffBar.tsx';
import { firstPage } from '../staff-destination.ts';
import type { SignInErrors } from './sign-in.contract.ts';

interface SignInOptions {
  /** Of an attempt that was posted. */
  errors?: SignInErrors;
  /** Where the sign-in leads. */
  destination: string;
}

/** The sign-in page, shown instead of any staff page; it holds no data. */
export const signInPage = (c: AppContext, { errors, destination }: SignInOptions): Page => ({
  meta: {
    title: `Staff sign-in | ${site.brand}`,
    description: 'For staff only.',
    path: firstPage.path,
    robots: { index: false, follow: false },
    isStaff: true,
    colorScheme: THEMES[themeOf(getCookie(c, THEME_COOKIE))].colorScheme,
  },
  styles: css,
  body: (
    <div className={styles.frame}>
      <StaffBar />
      <main id="main" tabIndex={-1} className={styles.gate}>
        <div className={styles.card}>
          <Island
            name="StaffSignIn"
            component={StaffSignIn}
            when="load"
            props={{
              destination,
              errors: errors ?? null,
              person: c.get('person') ?? null,
              name: null,
              pollState: null,
              sessionStart: null,
              sessionAgeMs: null,
            }}
          />
        </div>
      </main>
    </div>
  ),
});
