import { affiliatePages } from './features/affiliates/affiliates.pages.ts';
import { blogPages } from './features/blog/blog.pages.ts';
import { companyPages } from './features/company/company.pages.ts';
import { contactPages } from './features/contact/contact.pages.ts';
import { demoPages } from './features/demo/demo.pages.ts';
import { leadPages } from './features/leads/leads.pages.ts';
import { marketingPages } from './features/marketing/marketing.pages.ts';
import { pricingPages } from './features/pricing/pricing.pages.ts';
import { productPages } from './features/product/product.pages.ts';
import type { DeclaredPage } from './http/page/define-pages.ts';

/** Every page for visitors, in the order of the menu, the sitemap and llms.txt. Blog posts are not pages. */
export const pages: readonly DeclaredPage[] = [
  marketingPages,
  productPages,
  demoPages,
  pricingPages,
  leadPages,
  blogPages,
  affiliatePages,
  contactPages,
  companyPages,
].flatMap((feature) => Object.values<DeclaredPage>(feature));
