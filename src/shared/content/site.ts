import { claims } from './claims.ts';

/** Facts about the company. Many are placeholders, which the owner replaces here. */
export const site = {
  brand: 'RiC',
  /** RiC in running text. */
  product: 'RiC, the AI recruiting assistant',
  tagline: 'The stack goes in. The shortlist comes out.',
  mission: 'We transform recruiting with AI, so that companies find the right candidates faster.',
  email: 'hello@ric.example',
  careersEmail: 'careers@ric.example',
  affiliatesEmail: 'partners@ric.example',
  phone: { shown: '+1 (617) 555-0142', dialled: '+16175550142' },
  address: ['48 Harbor Street, Suite 300', 'Boston, MA 02110', 'United States'],
  /** When people answer, as the footer and the chat word it. */
  humanHours: 'Monday to Friday, 9am to 5pm',
  humanHoursShort: 'Mon-Fri 9am-5pm',
  /** Opening hours of the office, as the contact page and search results word them. */
  businessHours: 'Monday-Friday 9:00 AM - 6:00 PM Eastern Time',
  businessHoursInWords: 'Monday to Friday, 9:00 AM to 6:00 PM Eastern Time',
  /** The executive-search firm behind the product. */
  firm: { name: 'Marlow Keene', url: 'https://www.marlowkeene.example/' },
  /** On the video host. */
  introVideo: {
    id: 'ric-introduction',
    title: 'How RiC reads a stack of resumes',
    length: '90 seconds',
  },
  social: {
    linkedin: 'https://www.linkedin.com/company/ric-recruiting-assistant',
    facebook: 'https://www.facebook.com/ricrecruitingassistant',
  },
  legal: {
    privacy: '/media/legal/privacy-policy.pdf',
    terms: '/media/legal/terms-of-service.pdf',
  },
  /** The head of a page that has no values of its own (SEO-01, SEO-07). */
  seo: {
    title: 'RiC · AI-Based Recruitment Assistant',
    description: `AI recruitment software that scores every candidate from 1 to 10 and hands you a bias-free shortlist. Hire ${claims.faster} faster, backed by a 40-year executive-search firm.`,
    keywords: [
      'AI recruitment software',
      'AI recruiting assistant',
      'candidate shortlist',
      'resume scoring',
      'talent match rating',
      'executive search',
    ],
    image: {
      path: '/media/share/default.png',
      width: 1200,
      height: 630,
      alt: 'RiC, the AI recruiting assistant',
    },
  },
} as const;
