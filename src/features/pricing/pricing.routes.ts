import { pageRoutes } from '../../http/page/page-routes.tsx';
import { pricingPages } from './pricing.pages.ts';
import { PricingPage } from './PricingPage.tsx';
import pricingStyles from 'styles:./PricingPage.tsx';

export const pricing = pageRoutes([
  { page: pricingPages.pricing, component: PricingPage, styles: pricingStyles },
]);
