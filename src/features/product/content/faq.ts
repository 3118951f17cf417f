import type { Question } from '../../../http/page/structured-data.ts';
import { claims, firm } from '../../../shared/content/claims.ts';

export const questions: readonly Question[] = [
  {
    question: 'Who decides, RiC or we?',
    answer:
      'You do. RiC finds the best candidates and ranks them; you review the top ones and choose whom to call. Any score can be overruled.',
  },
  {
    question: 'Where do the candidates come from?',
    answer: `From publicly available professional and career sources, over ${claims.profiles} profiles and resumes in all, and from the people who answer your posting.`,
  },
  {
    question: 'What does the rating from 1 to 10 say?',
    answer:
      'How well a resume matches your job, on the same ruler for everyone. Each point names the line of the resume that earned it.',
  },
  {
    question: 'How do you keep the shortlist free of bias?',
    answer:
      'Names, ages and photographs play no part in the score. Every resume is measured against the same requirements, which you have seen and corrected.',
  },
  {
    question: 'Does it work with our applicant tracking system?',
    answer:
      'RiC integrates with multiple platforms. Name yours when you request a demo, and we show you the hand-over.',
  },
  {
    question: 'What if we hire nobody?',
    answer: `Then you get a ${claims.credit} credit toward a fully managed executive search, run by people who have done it for ${firm.years} years.`,
  },
];
