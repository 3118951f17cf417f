import type { Candidate } from '../sample-role.ts';

export const warehouseManagerCandidates: readonly Candidate[] = [
  {
    number: '0212',
    name: 'Renee Dalton',
    years: 14,
    city: 'Columbus',
    lines: [
      { requirement: 'site', points: 10, text: 'Ran two sites of 140 people each.' },
      { requirement: 'safety', points: 9, text: 'No lost day from an accident since May 2022.' },
      {
        requirement: 'picking',
        points: 10,
        text: 'Cut picking errors from 2.1 to 0.4 percent by moving the fast lanes.',
      },
      {
        requirement: 'budget',
        points: 9,
        text: 'Owns a budget of 11 million and ended three years under it.',
      },
      {
        requirement: 'system',
        points: 8,
        text: 'Led the move to a new warehouse system over one weekend.',
      },
      { requirement: 'cold', points: 9, text: 'Nine years in cold storage, down to minus 20.' },
    ],
  },
  {
    number: '0087',
    name: 'Samir Khoury',
    years: 11,
    city: 'Dayton',
    lines: [
      {
        requirement: 'site',
        points: 9,
        text: 'Opened a site from an empty hall and staffed it with 120 people.',
      },
      {
        requirement: 'system',
        points: 10,
        text: 'Led the move to a new warehouse system on three sites.',
      },
      { requirement: 'safety', points: 8, text: 'Halved the accidents in two years.' },
      { requirement: 'budget', points: 8, text: 'Owns the labor budget and its monthly review.' },
      {
        requirement: 'picking',
        points: 8,
        text: 'Brought picking errors under one percent in the first year.',
      },
    ],
  },
  {
    number: '0331',
    name: 'Beth Kowalski',
    years: 9,
    city: 'Columbus',
    lines: [
      {
        requirement: 'safety',
        points: 10,
        text: 'Wrote the safety rules that four sites work by.',
      },
      {
        requirement: 'picking',
        points: 9,
        text: 'Cut picking errors by half with two people and a stopwatch.',
      },
      { requirement: 'site', points: 7, text: 'Ran the night shift of a site with 160 people.' },
      { requirement: 'cold', points: 8, text: 'Six years in refrigerated storage.' },
      { requirement: 'budget', points: 4, text: 'Orders supplies within a set sum.' },
    ],
  },
  {
    number: '0460',
    name: 'Marcus Teller',
    years: 17,
    city: 'Cleveland',
    lines: [
      { requirement: 'site', points: 10, text: 'Ran a distribution center with 310 people.' },
      { requirement: 'budget', points: 10, text: 'Owned a budget of 28 million.' },
      { requirement: 'safety', points: 7, text: 'Passed six OSHA visits without a fine.' },
      { requirement: 'system', points: 5, text: 'Signed off the plan for the new system.' },
      {
        requirement: 'picking',
        points: 9,
        text: 'Cut picking errors by two thirds in three years.',
      },
      { text: 'Wants to come home to Ohio.' },
    ],
  },
  {
    number: '0128',
    name: 'Joanna Reyes',
    years: 8,
    city: 'Columbus',
    lines: [
      {
        requirement: 'cold',
        points: 10,
        text: 'Eight years in frozen food, from the dock to the office.',
      },
      { requirement: 'site', points: 7, text: 'Deputy manager of a site with 110 people.' },
      {
        requirement: 'picking',
        points: 7,
        text: 'Runs the daily count of errors and posts it on the wall.',
      },
      { requirement: 'safety', points: 7, text: 'Leads the safety walk each Monday.' },
      { requirement: 'system', points: 4, text: 'Trained two shifts on the new scanners.' },
    ],
  },
  {
    number: '0509',
    name: 'Tyler Boone',
    years: 12,
    city: 'Toledo',
    lines: [
      {
        requirement: 'system',
        points: 9,
        text: 'Project lead for a new WMS, live in seven months.',
      },
      { requirement: 'picking', points: 8, text: 'Raised order accuracy to 99.7 percent.' },
      { requirement: 'budget', points: 7, text: 'Plans labor cost by week and by lane.' },
      { requirement: 'site', points: 5, text: 'Led one hall with 45 people.' },
    ],
  },
  {
    number: '0294',
    name: 'Fatima Noor',
    years: 10,
    city: 'Columbus',
    lines: [
      {
        requirement: 'safety',
        points: 9,
        text: 'Safety manager for two sites, with 400 days without an accident.',
      },
      { requirement: 'site', points: 5, text: 'Stood in as site manager for five months.' },
      { requirement: 'cold', points: 6, text: 'Four years in cold storage.' },
      { text: 'Teaches forklift classes.' },
    ],
  },
  {
    number: '0036',
    name: 'Greg Lindholm',
    years: 22,
    city: 'Akron',
    lines: [
      {
        requirement: 'site',
        points: 9,
        text: 'Ran a furniture warehouse with 100 people until it closed.',
      },
      { requirement: 'budget', points: 6, text: 'Owned the budget for transport.' },
      { requirement: 'safety', points: 4, text: 'First-aid lead for ten years.' },
    ],
  },
  {
    number: '0385',
    name: 'Dana Whitfield',
    years: 6,
    city: 'Columbus',
    lines: [
      {
        requirement: 'picking',
        points: 10,
        text: 'Cut picking errors from 3 percent to 0.3 in a pharmacy warehouse.',
      },
      { requirement: 'system', points: 6, text: 'Wrote the tests for a new WMS.' },
      { requirement: 'site', points: 3, text: 'Leads a team of twelve.' },
    ],
  },
  {
    number: '0171',
    name: 'Hector Ruiz',
    years: 13,
    city: 'Springfield',
    lines: [
      { requirement: 'cold', points: 9, text: 'Twelve years in cold storage as a shift lead.' },
      { requirement: 'site', points: 4, text: 'Shift lead for 60 people, four years.' },
      { requirement: 'safety', points: 4, text: 'Trained eleven leads in safe lifting.' },
    ],
  },
  {
    number: '0443',
    name: 'Emily Stroud',
    years: 4,
    city: 'Columbus',
    lines: [
      { requirement: 'picking', points: 6, text: 'Analyst for order accuracy.' },
      { requirement: 'budget', points: 4, text: 'Reports labor cost each week.' },
    ],
  },
  {
    number: '0250',
    name: 'Neil Foster',
    years: 9,
    city: 'Mansfield',
    lines: [
      {
        requirement: 'safety',
        points: 5,
        text: 'Drives refrigerated trucks, nine years without an accident.',
      },
      { requirement: 'cold', points: 4, text: 'Knows the cold chain from the road.' },
      { text: 'Looks for work off the road.' },
    ],
  },
];
