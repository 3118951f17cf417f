import { site } from './site.ts';

/** What the site claims, in figures (first document, section 1); every page quotes these. */
export const claims = {
  faster: '80%',
  reach: '100%',
  profiles: '1 billion',
  jobBoards: '75+',
  postingValue: '$399',
  credit: '$500',
  hireRate: '93.8%',
  yearsOfSuccess: '10+',
} as const;

export interface Statistic {
  figure: string;
  says: string;
}

/** The firm behind the product, in four figures. */
export const firmStatistics: readonly Statistic[] = [
  { figure: '40+', says: 'years in executive search' },
  { figure: '50,000', says: 'candidates placed' },
  { figure: '7,000', says: 'clients served' },
  { figure: '20+', says: 'cities with our own desks' },
];

export const backing = `an award-winning, Forbes-ranked recruitment firm`;

export const guaranteeText = `If you make no hire with RiC, you get a ${claims.credit} credit toward a fully managed executive search by ${site.firm.name}. People take over where the tool stopped.`;
