/** Of Cloudflare Web Analytics (https://developers.cloudflare.com/web-analytics/). */
export const WEB_ANALYTICS_SCRIPT = 'https://static.cloudflareinsights.com/beacon.min.js';
