import type { Question } from '../../../http/page/structured-data.ts';
import { claims } from '../../../shared/content/claims.ts';
import { guaranteeText } from '../../../shared/content/guarantee.ts';
import { site } from '../../../shared/content/site.ts';
import { withConfirmed } from '../../../shared/content/unconfirmed.ts';

export const questions: readonly Question[] = [
  {
    question: `Who decides, ${site.brand} or we?`,
    answer: withConfirmed(
      `You do. ${site.brand} finds the best candidates and ranks them; you review the top ones and decide.`,
      'overruling',
    ),
  },
  {
    question: 'Where do the candidates come from?',
    answer: `From publicly available professional and career sources, over ${claims.profiles} profiles and resumes in all.`,
  },
  {
    question: `What does the rating from ${claims.rating} say?`,
    answer: withConfirmed(
      'How well a resume matches your job, on the same ruler for everyone.',
      'reasons',
    ),
  },
  {
    question: 'How do you keep the shortlist free of bias?',
    answer: withConfirmed(
      'The AI reduces bias and promotes fair hiring: every resume is scored against the same job.',
      'ignored',
    ),
  },
  {
    question: 'Does it work with our applicant tracking system?',
    answer: `${site.brand} integrates with multiple platforms. Name yours when you request a demo by email, and we follow up.`,
  },
  {
    question: 'What if we hire nobody?',
    answer: guaranteeText,
  },
];
