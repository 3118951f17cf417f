import { claims } from './claims.ts';
import { withConfirmed } from './unconfirmed.ts';

/** What every plan has, on the pricing page and in the sandbox's payment table. */
export const inEveryPlan = [
  {
    title: 'Sourcing',
    text: 'Active and passive candidates, searched for your role.',
    point: `Analysis of over ${claims.profiles} profiles`,
  },
  {
    title: 'Scoring',
    text: withConfirmed(
      'Every resume scored against the same job, in a ranked shortlist.',
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
    text: 'No hire? You get a credit toward an executive search.',
    point: `${claims.credit} credit if you make no hire`,
  },
] as const;
