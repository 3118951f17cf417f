import { pageRoutes } from '../../http/page/page-routes.tsx';
import { marketingPages } from './marketing.pages.ts';
import { HomePage } from './HomePage.tsx';
import homeStyles from 'styles:./HomePage.tsx';

export const marketing = pageRoutes([
  { page: marketingPages.home, component: HomePage, styles: homeStyles },
]);
