import { claims } from './claims.ts';
import { guaranteeText } from './guarantee.ts';
import { withConfirmed } from './unconfirmed.ts';

/** What every plan has, on the pricing page and in the sandbox's payment table (PRC-20). */
export const inEveryPlan = [
  {
    title: 'Sourcing',
    text: `Reach ${claims.reach} of active and passive candidates, with an analysis of over ${claims.profiles} profiles and resumes.`,
    point: `Analysis of over ${claims.profiles} profiles`,
  },
  {
    title: 'Scoring',
    text: withConfirmed(
      `Bias-free shortlists and resume scoring, with a talent match rating from ${claims.rating}.`,
      'reasons',
    ),
    point: `Match rating from ${claims.rating}`,
  },
  {
    title: 'Posting',
    text: `Your job on up to ${claims.jobBoards} job boards, valued at ${claims.postingValue} per posting.`,
    point: `Up to ${claims.jobBoards} job boards`,
  },
  {
    title: 'Guarantee',
    text: guaranteeText,
    point: `${claims.credit} credit if you make no hire`,
  },
] as const;
