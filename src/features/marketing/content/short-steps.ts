import { site } from '../../../shared/content/site.ts';

export interface ShortStep {
  title: string;
  description: string;
}

export const shortSteps: readonly ShortStep[] = [
  {
    title: 'Provide the job description',
    description: 'As you post it.',
  },
  {
    title: 'AI analysis',
    description: `${site.brand} marks what it asks for.`,
  },
  {
    title: 'Candidate search',
    description: 'Active and passive candidates.',
  },
  {
    title: 'Candidate filtering',
    description: 'You review the top ones and decide.',
  },
  {
    title: 'Jobs posted',
    description: 'It goes to job boards.',
  },
];
