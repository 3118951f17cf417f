/** The site's claims in figures. Pages, documents and pictures take them from here. */
export const claims = {
  faster: '80%',
  reach: '100%',
  profiles: '1 billion',
  jobBoards: '75+',
  postingValue: '$399',
  credit: '$500',
  hireRate: '93.8%',
  yearsOfSuccess: '10+',
  /** The scale of the talent match rating. */
  rating: '1 to 10',
} as const;

/** What the affiliate program pays and promises. */
export const affiliateProgram = {
  /** The most that one sale pays an affiliate. */
  commission: '$300',
  /** How soon an application is reviewed. */
  reviewTime: '2-3 business days',
  /** Commission by referrals per month. */
  tiers: [
    { name: 'Bronze', referrals: '1-10', commission: '10%' },
    { name: 'Silver', referrals: '11-25', commission: '15%' },
    { name: 'Gold', referrals: '25+', commission: '20%' },
  ],
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
  { figure: firm.clients, label: 'clients' },
  { figure: firm.cities, label: 'cities' },
];

export const backing = 'an award-winning, Forbes-ranked recruitment firm';
