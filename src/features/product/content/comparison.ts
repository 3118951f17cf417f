import { claims } from '../../../shared/content/claims.ts';

/** HIW-05: the picture's five lines (tools/artwork/pictures.mjs). */
export const compared = [
  {
    what: 'Reach',
    ours: `${claims.reach} of active and passive candidates`,
    theirs: 'members with a profile there',
  },
  {
    what: 'Analysis',
    ours: `over ${claims.profiles} profiles and resumes`,
    theirs: 'the profiles you open',
  },
  { what: 'Hiring', ours: `${claims.faster} faster`, theirs: 'reading and sorting by hand' },
  { what: 'Talent match rating', ours: `from ${claims.rating}`, theirs: 'your own notes' },
  {
    what: 'Shortlists',
    ours: 'bias-free shortlists and resume scoring',
    theirs: 'a list you make yourself',
  },
] as const;
