import { wrongMethod } from './answers.ts';
import { jobsPage } from './jobs.ts';
import { playerPage } from './player.ts';
import { captchaScript } from './recaptcha.ts';
import { signupPage } from './signup.ts';
import { storyImage } from './story-images.ts';
import { checkoutPage, pricingTablePage, pricingTableScript } from './stripe.ts';
import { trackingScript } from './tracking.ts';

/** A page or script for browsers: the methods it takes and how it is made. */
interface Offer {
  methods: readonly string[];
  make(request: Request, url: URL): Response | Promise<Response>;
}

const READ = ['GET', 'HEAD'] as const;

const OFFERS: Record<string, Offer> = {
  'recaptcha/api.js': { methods: READ, make: (_request, url) => captchaScript(url) },
  'stripe/pricing-table.js': { methods: READ, make: (_request, url) => pricingTableScript(url) },
  'stripe/table': { methods: READ, make: (_request, url) => pricingTablePage(url) },
  'stripe/checkout': { methods: READ, make: (_request, url) => checkoutPage(url) },
  'partnerstack/v1': { methods: READ, make: (_request, url) => trackingScript(url) },
  jobs: { methods: READ, make: (_request, url) => jobsPage(url) },
  signup: { methods: [...READ, 'POST'], make: signupPage },
};

function offerFor(path: string): Offer | null {
  // `Object.hasOwn` keeps 'constructor' and its like from being pages.
  if (Object.hasOwn(OFFERS, path)) return OFFERS[path] ?? null;
  const [, video] = /^player\/embed\/([\w-]{1,64})$/.exec(path) ?? [];
  if (video !== undefined) {
    return { methods: READ, make: (_request, url) => playerPage(video, url) };
  }
  const [, slug] = /^images\/([^/]{1,200})\.svg$/.exec(path) ?? [];
  if (slug !== undefined) return { methods: READ, make: (_request, url) => storyImage(slug, url) };
  return null;
}

/**
 * Everything that a browser loads from the sandbox.
 * @param path what follows `/__sandbox/`, without a closing slash
 * @returns null when nothing of that name is offered; 405 for a wrong method
 */
export function answerBrowser(
  request: Request,
  url: URL,
  path: string,
): Response | Promise<Response> | null {
  const offer = offerFor(path);
  if (!offer) return null;
  if (!offer.methods.includes(request.method)) return wrongMethod(offer.methods);
  return offer.make(request, url);
}
