import { claims } from '../../../shared/content/claims.ts';
import { site } from '../../../shared/content/site.ts';

export interface ShortStep {
  title: string;
  description: string;
  /** The part of the product's window that shows it. */
  detail: 'ad' | 'requirements' | 'pool' | 'shortlist' | 'boards';
  /** Who does it. */
  by: string;
}

export const shortSteps: readonly ShortStep[] = [
  {
    title: 'Provide the job description',
    description: `Give ${site.brand} the job description of the role you want to fill.`,
    detail: 'ad',
    by: 'You',
  },
  {
    title: 'AI analysis',
    description: `${site.brand} turns the text into what the job really asks for.`,
    detail: 'requirements',
    by: site.brand,
  },
  {
    title: 'Candidate search',
    description: `Over ${claims.profiles} profiles and resumes, active and passive candidates alike.`,
    detail: 'pool',
    by: site.brand,
  },
  {
    title: 'Candidate filtering',
    description: `Everyone gets a rating from ${claims.rating}. You read the top of the pile and decide.`,
    detail: 'shortlist',
    by: `${site.brand}, then you`,
  },
  {
    title: 'Jobs posted',
    description: `The opening goes out to up to ${claims.jobBoards} job boards, valued at ${claims.postingValue} per posting.`,
    detail: 'boards',
    by: site.brand,
  },
];
