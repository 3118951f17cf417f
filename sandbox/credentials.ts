/** The only credentials that the sandbox accepts; local settings and tests import them. They open nothing else. */
export const STORYCHIEF_API_KEY = 'sandbox-storychief-key';
export const STORYCHIEF_WEBHOOK_KEY = 'sandbox-storychief-webhook-key';
export const EMAILJS_SERVICE_ID = 'service_sandbox';
export const EMAILJS_TEMPLATE_ID = 'template_sandbox';
export const EMAILJS_PEOPLE_TEMPLATE_ID = 'template_people_sandbox';
export const EMAILJS_PUBLIC_KEY = 'sandbox-emailjs-public-key';
export const EMAILJS_PRIVATE_KEY = 'sandbox-emailjs-private-key';
export const RECAPTCHA_SITE_KEY = 'sandbox-recaptcha-site-key';
export const RECAPTCHA_SECRET_KEY = 'sandbox-recaptcha-secret-key';
export const PARTNERSTACK_PUBLIC_KEY = 'pk_sandbox_partnerstack';
export const PARTNERSTACK_SECRET_KEY = 'sk_sandbox_partnerstack';
export const ERASURE_KEY = 'sandbox-key-of-erased-addresses-only';
export const NOTIFY_WEBHOOK_SECRET = 'sandbox-notify-webhook-secret';
export const STRIPE_PUBLISHABLE_KEY = 'pk_test_sandbox_stripe';
export const STRIPE_PRICING_TABLE_ID = 'prctbl_sandbox';
