import { env } from 'cloudflare:workers';
import { createExecutionContext } from 'cloudflare:test';

import { handleRequest } from '../../src/app.ts';
import { clearPageCache } from '../../src/http/cache/page-store.ts';
import { someAddress } from './staff.ts';

/** A public site's origin; names that end in .example are not redirected to. */
export const PUBLIC_ORIGIN = 'https://www.site-of-ric.com';

const { SANDBOX: _, ...bindings } = env;

/** The settings of a public site with every provider, at the providers' own addresses. */
const settings = {
  SITE_ORIGIN: PUBLIC_ORIGIN,
  RECAPTCHA_SCRIPT_URL: '',
  STRIPE_SCRIPT_URL: '',
  PARTNERSTACK_SCRIPT_URL: '',
  VIDEO_PLAYER_URL: '',
  INTRO_VIDEO_PLAYER_URL: '',
  JOB_PORTAL_URL: 'https://jobs.site-of-a-portal.com/',
  SIGN_UP_URL: 'https://app.site-of-ric.com/',
  STORY_IMAGE_ORIGINS: '',
};

/**
 * A request to a public site; redirects are not followed.
 * @param address with its origin
 * @param visitor its own address, because the limits of an address outlive a test
 */
export async function visitPublicSite(
  address: string,
  init: RequestInit = {},
  visitor: string | null = someAddress(),
): Promise<Response> {
  clearPageCache();
  const own = { ...bindings, ...settings };
  const request = new Request(address, { redirect: 'manual', ...init });
  if (visitor !== null) request.headers.set('cf-connecting-ip', visitor);
  const response = await handleRequest(request, own, createExecutionContext());
  clearPageCache();
  return response;
}
