import { company } from './features/company/company.routes.ts';
import { marketing } from './features/marketing/marketing.routes.ts';
import { pricing } from './features/pricing/pricing.routes.ts';
import { product } from './features/product/product.routes.ts';

/** Pages that need nothing but the settings: the first view of one waits for no other code. */
export const visitorPages = [marketing, product, pricing, company];
