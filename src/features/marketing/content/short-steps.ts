import { site } from '../../../shared/content/site.ts';

export interface ShortStep {
  title: string;
  description: string;
  /** Who does it. */
  by: string;
}

export const shortSteps: readonly ShortStep[] = [
  {
    title: 'Provide the job description',
    description: 'As you post it.',
    by: 'You',
  },
  {
    title: 'AI analysis',
    description: 'The text becomes requirements.',
    by: site.brand,
  },
  {
    title: 'Candidate search',
    description: 'Active and passive candidates.',
    by: site.brand,
  },
  {
    title: 'Candidate filtering',
    description: 'You review the top ones and decide.',
    by: `${site.brand}, then you`,
  },
  {
    title: 'Jobs posted',
    description: 'It goes to job boards.',
    by: site.brand,
  },
];
