/** The site's claims in figures. Every page quotes these (tests/architecture/facts.test.ts). */
export const claims = {
  faster: '80%',
  reach: '100%',
  profiles: '1 billion',
  jobBoards: '75+',
  postingValue: '$399',
  credit: '$500',
  hireRate: '93.8%',
  yearsOfSuccess: '10+',
  /** The most that one sale pays an affiliate. */
  commission: '$300',
} as const;

/** The executive-search firm behind the product, in figures. */
export const firm = {
  years: '40+',
  placements: '50,000',
  clients: '7,000',
  cities: '20+',
} as const;

export interface Statistic {
  figure: string;
  label: string;
}

export const firmStatistics: readonly Statistic[] = [
  { figure: firm.years, label: 'years in executive search' },
  { figure: firm.placements, label: 'candidates placed' },
  { figure: firm.clients, label: 'clients served' },
  { figure: firm.cities, label: 'cities with our own desks' },
];

export const backing = 'an award-winning, Forbes-ranked recruitment firm';
