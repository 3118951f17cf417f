import { WEB_ANALYTICS_SCRIPT } from '../../src/shared/content/analytics-script.ts';
import { scriptUrl } from '../shared/trusted-types.ts';

/** Lets Cloudflare Web Analytics count the view of a document that has the site's token. */
export function countView(): void {
  const { webAnalytics: token } = document.body.dataset;
  const script = document.createElement('script');
  script.type = 'module';
  script.src = scriptUrl(WEB_ANALYTICS_SCRIPT);
  script.dataset['cfBeacon'] = JSON.stringify({ token });
  document.head.appendChild(script);
}
