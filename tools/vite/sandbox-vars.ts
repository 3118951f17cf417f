import * as credentials from '../../sandbox/credentials.ts';
import { hashPassword } from '../../src/staff/sign-in/password.ts';

/** What staff type on a developer's machine unless ADMIN_PASSWORD says otherwise. */
export const LOCAL_PASSWORD = 'shortlist';

/**
 * The vars and secrets of a local run: the sandbox's credentials, and addresses on 127.0.0.1 for
 * what the browser loads from a third party, so that the content policy is tried across origins.
 */
export async function sandboxVars(port: number): Promise<Record<string, string>> {
  const thirdParty = `http://127.0.0.1:${port}/__sandbox`;
  return {
    ...credentials,
    SITE_ORIGIN: `http://localhost:${port}`,
    // Always the same salt: a new hash would end the sessions at each start. And one round: nobody
    // steals what protects a sandbox, and each sign-in would take the time of a page.
    ADMIN_PASSWORD_HASH: await hashPassword(
      process.env['ADMIN_PASSWORD'] ?? LOCAL_PASSWORD,
      new Uint8Array(16),
      1,
    ),
    // The sandbox takes e-mails as fast as they come, and tests send in bursts.
    EMAILJS_PACE_MS: process.env['EMAILJS_PACE_MS'] ?? '20',
    RECAPTCHA_SCRIPT_URL: `${thirdParty}/recaptcha/api.js`,
    STRIPE_SCRIPT_URL: `${thirdParty}/stripe/pricing-table.js`,
    PARTNERSTACK_SCRIPT_URL: `${thirdParty}/partnerstack/v1/`,
    VIDEO_PLAYER_URL: `${thirdParty}/player/embed/`,
    INTRO_VIDEO_ID: 'ric-introduction',
    INTRO_VIDEO_PLAYER_URL: `${thirdParty}/player/embed/`,
    JOB_PORTAL_URL: `${thirdParty}/jobs`,
    SIGN_UP_URL: `${thirdParty}/signup`,
    STORY_IMAGE_ORIGINS: `http://127.0.0.1:${port}`,
  };
}
