/** Of the business: days of posts are its days. */
export const BUSINESS_ZONE = 'America/New_York';
