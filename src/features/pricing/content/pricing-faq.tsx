import { retention } from '../../../shared/content/retention.ts';
import { site } from '../../../shared/content/site.ts';
import { paths } from '../../../shared/paths.ts';

export const pricingQuestions = [
  {
    question: 'Do I pay to open the plans?',
    answer: 'No. They open with your name and email, and nothing is charged for that.',
  },
  {
    question: 'Who takes the payment?',
    answer: 'A payment provider. Your card details go there, and never to this site.',
  },
  {
    question: 'What do you do with my name and email?',
    answer: (
      <>
        {`We store them to reach you, until ${retention.leadMonths} months after our last contact. `}
        <a href={site.legal.privacy}>Privacy policy</a>
      </>
    ),
  },
  {
    question: 'Can I see it work first?',
    answer: (
      <>
        Yes. <a href={paths.demo}>Try the demo</a>, or{' '}
        <a href={paths.contactAbout('Demo Request')}>Schedule a Demo</a> with one of us.
      </>
    ),
  },
  {
    question: 'Does it work with our applicant tracking system?',
    answer: `${site.brand} integrates with multiple platforms. Name yours when you request a demo by email, and we follow up.`,
  },
];
