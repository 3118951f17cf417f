/** Stands for values that are not counted by themselves. */
export const OTHER = '(other)';

const MAX_HOST_LENGTH = 60;
const MAX_CAMPAIGN_LENGTH = 60;

/** Two labels or more, and no address of digits: an intranet's host names its owner. */
const PUBLIC_HOST = /^(?=.*[a-z])[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;
/** Words, as campaigns are named. */
const CAMPAIGN = /^[\p{L}\p{M}\p{N} _.:|+-]+$/u;
/** A number or a code this long could be that of one recipient. */
const CODE = /\d{9}|(?=[a-z]*\d)[a-z0-9]{16}/;

/** A referrer's host as it is counted: without www, '(other)' for what is no public name. */
export function referrerHost(host: string): string {
  if (host.length > MAX_HOST_LENGTH) return OTHER;
  const name = host
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/^www\./, '');
  return PUBLIC_HOST.test(name) ? name : OTHER;
}

/** A utm parameter as it is counted: in lower case, '(other)' where it could name one recipient. */
export function campaignName(text: string): string {
  const name = text
    .slice(0, MAX_CAMPAIGN_LENGTH + 1)
    .trim()
    .toLowerCase();
  if (name === '') return '';
  const isCounted = name.length <= MAX_CAMPAIGN_LENGTH && CAMPAIGN.test(name) && !CODE.test(name);
  return isCounted ? name : OTHER;
}
