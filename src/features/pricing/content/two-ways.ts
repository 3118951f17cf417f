import { site } from '../../../shared/content/site.ts';

/** A plan, and the search that its credit goes toward. */
export const twoWays = [
  {
    what: 'Who does the work',
    plan: `${site.brand} searches, scores and ranks`,
    search: `The recruiters of ${site.firm.name} manage the whole search`,
  },
  {
    what: 'Who decides',
    plan: 'You review the top candidates and decide',
    search: 'You decide',
  },
  {
    what: 'What it costs',
    plan: 'A tier by the size of your company and your needs',
    search: 'Ask us. Your credit counts toward it',
  },
  { what: 'How you start', plan: 'Leave your name and email', search: 'Contact us' },
] as const;
