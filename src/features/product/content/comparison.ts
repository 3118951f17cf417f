import { claims } from '../../../shared/content/claims.ts';

/** HIW-05, in the table and in the picture (tools/artwork/pictures.mjs). */
export const compared = [
  { what: 'Reach', ours: 'active and passive candidates', theirs: 'members with a profile there' },
  {
    what: 'Analysis',
    ours: 'every profile and resume in the search',
    theirs: 'the profiles you open',
  },
  { what: 'Order', ours: 'a ranked list to start with', theirs: 'reading and sorting by hand' },
  { what: 'Talent match rating', ours: `from ${claims.rating}`, theirs: 'your own notes' },
  {
    what: 'Shortlists',
    ours: 'every resume scored against the same job',
    theirs: 'a list you make yourself',
  },
] as const;
