import { pageRoutes } from '../../http/page/page-routes.tsx';
import { productPages } from './product.pages.ts';
import { FeaturesPage } from './FeaturesPage.tsx';
import { HowItWorksPage } from './HowItWorksPage.tsx';
import { TestimonialsPage } from './TestimonialsPage.tsx';
import featuresStyles from 'styles:./FeaturesPage.tsx';
import howItWorksStyles from 'styles:./HowItWorksPage.tsx';
import testimonialsStyles from 'styles:./TestimonialsPage.tsx';

export const product = pageRoutes([
  { page: productPages.features, component: FeaturesPage, styles: featuresStyles },
  { page: productPages.howItWorks, component: HowItWorksPage, styles: howItWorksStyles },
  { page: productPages.testimonials, component: TestimonialsPage, styles: testimonialsStyles },
]);
