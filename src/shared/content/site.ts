import { claims, firm } from './claims.ts';

const brand = 'RiC';
const product = `${brand}, the AI recruiting assistant`;

/**
 * Who the company is and how it is reached. Invented values stand here until the owner's replace
 * them; `npm run placeholders` lists those that are left.
 */
export const site = {
  brand,
  /** The brand in running text. */
  product,
  tagline: 'The stack goes in. The shortlist comes out.',
  mission: 'We transform recruiting with AI, so that companies find the right candidates faster.',
  email: 'hello@ric.example',
  careersEmail: 'careers@ric.example',
  affiliatesEmail: 'partners@ric.example',
  phone: { shown: '+1 (617) 555-0142', dialled: '+16175550142' },
  address: ['48 Harbor Street, Suite 300', 'Boston, MA 02110', 'United States'],
  hours: {
    /** When a person answers: in the footer, in the chat and on /press. */
    human: {
      label: 'Human contact hours',
      shown: 'Monday to Friday, 9am to 5pm',
      short: 'Mon-Fri 9am-5pm',
    },
    /** When the office is open: on the contact page. */
    business: {
      label: 'Business hours',
      shown: 'Monday-Friday 9:00 AM - 6:00 PM Eastern Time',
    },
  },
  /** The executive-search firm behind the product. */
  firm: { name: 'Marlow Keene', url: 'https://www.marlowkeene.example/' },
  /** A network without an address shows no icon; the last two show theirs without a link. */
  social: {
    linkedin: 'https://linkedin.example/company/ric',
    facebook: 'https://facebook.example/ric',
    instagram: '',
    youtube: '',
  },
  legal: {
    privacy: '/media/legal/privacy-policy.pdf',
    terms: '/media/legal/terms-of-service.pdf',
    affiliateTerms: '/AffiliateTOS.pdf',
    /** The date on the three documents, which names their version. */
    version: '2026-11-26',
  },
  /** What machines may do with the pages (contentsignals.org); "ai-train" is not stated. */
  contentSignal: 'search=yes, ai-input=yes',
  /** The head of a page that has no values of its own. */
  seo: {
    title: `${brand} · AI-Based Recruitment Assistant`,
    description: `AI recruitment software that scores every candidate from 1 to 10 and hands you a bias-free shortlist. Hire ${claims.faster} faster, backed by an executive-search firm of ${firm.years} years.`,
    keywords: [
      'AI recruitment software',
      'AI recruiting assistant',
      'candidate shortlist',
      'resume scoring',
      'talent match rating',
      'executive search',
    ],
    image: {
      path: '/icon-512.png',
      width: 512,
      height: 512,
      alt: 'The logo of RiC',
    },
  },
} as const;
