import type { AnsweredQuestion } from '../../../http/page/structured-data.ts';
import { site } from '../../../shared/content/site.ts';
import { withConfirmed } from '../../../shared/content/unconfirmed.ts';

export const questions: readonly AnsweredQuestion[] = [
  {
    question: `Does ${site.brand} decide who gets hired?`,
    answer: withConfirmed(
      `No. ${site.brand} finds the best candidates and ranks them; you review the top ones and decide.`,
      'overruling',
    ),
  },
  {
    question: 'What does a score mean?',
    answer: withConfirmed(
      'How well a resume matches your job, on the same scale for everyone.',
      'reasons',
    ),
  },
  {
    question: 'Where do the candidates come from?',
    answer: 'From publicly available professional and career sources.',
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
    question: 'What do you store about us?',
    answer: `What you send us: your name, your email and your message. Write to ${site.email} to get a copy of it or have it erased. The privacy policy says how long we store it.`,
  },
  {
    question: 'What if we hire no one?',
    answer: 'You get a credit toward a fully managed executive search: the hiring guarantee.',
  },
];
