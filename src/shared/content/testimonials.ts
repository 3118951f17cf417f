import { site } from './site.ts';

export interface Testimonial {
  name: string;
  position: string;
  /** The address of a portrait, with the client's consent; without it the initials stand there. */
  avatar?: string;
  /** The client's, as in the logo bar. */
  logo: string;
  /** What came of it, in the words of the quote. */
  outcome: string;
  quote: string;
  /** The last words of the quote, which are marked, on a line of their own. */
  marked: string;
  /** Stars, 1 to 5. */
  rating: 1 | 2 | 3 | 4 | 5;
}

export const testimonials: readonly Testimonial[] = [
  {
    name: 'Priya Raman',
    position: 'VP People, Fernhurst Health',
    logo: '/media/logos/fernhurst-health.svg',
    outcome: 'From a pile of resumes to three calls',
    quote: 'Three calls, and I would have hired any of them.',
    marked: 'hired any of them',
    rating: 5,
  },
  {
    name: 'Daniel Osei-Hart',
    position: 'Founder, Northquay',
    logo: '/media/logos/northquay.svg',
    outcome: 'One scale for every candidate',
    quote: 'We used to argue about opinions. Now we argue about an eight or a nine.',
    marked: 'an eight or a nine',
    rating: 5,
  },
  {
    name: 'Elena Castellanos',
    position: 'Head of Talent, Tallowfield',
    logo: '/media/logos/tallowfield.svg',
    outcome: 'A controller who had never applied',
    quote: `${site.brand} found her, and we called her. She starts her third year in May.`,
    marked: 'She starts her third year in May',
    rating: 5,
  },
  {
    name: 'Samuel Adeyemi',
    position: 'COO, Corrie Mutual',
    logo: '/media/logos/corrie-mutual.svg',
    outcome: 'A recruiter picked up the phone',
    quote: 'They kept the guarantee, and we got our hire.',
    marked: 'we got our hire',
    rating: 5,
  },
];
