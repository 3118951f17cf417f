import { claims } from './claims.ts';
import { withConfirmed } from './unconfirmed.ts';

/** What every plan has. */
export const inEveryPlan = [
  {
    title: 'Sourcing',
    text: 'Active and passive candidates, searched for your role.',
  },
  {
    title: 'Scoring',
    text: withConfirmed(
      'Every resume scored against the same job, in a ranked shortlist.',
      'reasons',
    ),
  },
  {
    title: 'Posting',
    text: `Your job on up to ${claims.jobBoards} job boards, valued at ${claims.postingValue} per posting.`,
  },
  {
    title: 'Guarantee',
    text: 'No hire? You get a credit toward an executive search.',
  },
] as const;
