import { LEAD_SOURCES, LEAD_TEXTS } from './leads.contract.ts';

/** What the form leads to, in words. */
const LEAD_WAYS = {
  account: {
    title: 'Create your account',
    intro: 'Your name and work email, then the sign-up form. Nothing is charged here.',
    button: 'Create account',
    thanks: 'Thank you. Taking you to the sign-up.',
  },
  plans: {
    title: 'Choose your plan',
    intro: 'Your name and work email, then you choose your plan. Nothing is charged here.',
    button: 'Choose a plan',
    thanks: 'Thank you. The plans are open.',
  },
  update: {
    title: 'Update your information',
    intro: 'The plans are for the name and work email that you give here.',
    button: 'Save',
    thanks: 'Thank you. The plans are open.',
  },
  request: {
    title: 'Ask for the plans',
    intro:
      'Your name and work email, and we get your request for the plans. Nothing is charged here.',
    button: 'Ask for the plans',
    thanks: `Thank you. ${LEAD_TEXTS.plansRequested}`,
  },
} as const;

/** @param signUpUrl '' where the form leads to the plans */
export function wayOf(source: string, signUpUrl: string) {
  if (source === LEAD_SOURCES.plansRequest) return LEAD_WAYS.request;
  if (source === LEAD_SOURCES.pricingUpdate) return LEAD_WAYS.update;
  return signUpUrl ? LEAD_WAYS.account : LEAD_WAYS.plans;
}

/** Where the form's own page leads to: the sign-up, or '' for the plans. */
export const signUpAfter = (source: string, signUpUrl = '') =>
  source === LEAD_SOURCES.pricingCard || source === LEAD_SOURCES.plansRequest ? '' : signUpUrl;
