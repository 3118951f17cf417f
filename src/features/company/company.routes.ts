import { pageRoutes } from '../../http/page/page-routes.tsx';
import { companyPages } from './company.pages.ts';
import { CareersPage } from './CareersPage.tsx';
import { AboutPage } from './AboutPage.tsx';
import { PressPage } from './PressPage.tsx';
import { TrustPage } from './TrustPage.tsx';
import { SignUpPage } from './SignUpPage.tsx';
import careersStyles from 'styles:./CareersPage.tsx';
import aboutStyles from 'styles:./AboutPage.tsx';
import pressStyles from 'styles:./PressPage.tsx';
import trustStyles from 'styles:./TrustPage.tsx';
import signUpStyles from 'styles:./SignUpPage.tsx';

export const company = pageRoutes([
  { page: companyPages.careers, component: CareersPage, styles: careersStyles },
  { page: companyPages.about, component: AboutPage, styles: aboutStyles },
  { page: companyPages.press, component: PressPage, styles: pressStyles },
  { page: companyPages.trust, component: TrustPage, styles: trustStyles },
  { page: companyPages.signUp, component: SignUpPage, styles: signUpStyles },
]);
