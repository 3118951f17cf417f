import type { Config } from '../config.ts';
import { createCaptcha, type Captcha } from './captcha/client.ts';
import { createCms, type Cms } from './cms/client.ts';
import { createEmail, type Email } from './email/client.ts';
import { createPartners, type Partners } from './partners/client.ts';

/** Everything outside our account, as the rooms see it. */
export interface Providers {
  cms: Cms;
  email: Email;
  captcha: Captcha;
  partners: Partners;
}

/**
 * @param outbound how requests leave: `fetch` in production, the sandbox's binding elsewhere
 */
export function createProviders(config: Config, outbound: typeof fetch): Providers {
  return {
    cms: createCms(config, outbound),
    email: createEmail(config, outbound),
    captcha: createCaptcha(config, outbound),
    partners: createPartners(config, outbound),
  };
}
