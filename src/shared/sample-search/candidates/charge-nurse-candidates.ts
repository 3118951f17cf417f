import type { Candidate } from '../sample-role.ts';

export const chargeNurseCandidates: readonly Candidate[] = [
  {
    number: '0052',
    name: 'Amina Yusuf',
    years: 9,
    city: 'Denver',
    lines: [
      {
        requirement: 'license',
        points: 10,
        text: 'RN license in Colorado since 2016, with no gap.',
      },
      {
        requirement: 'critical',
        points: 10,
        text: 'Nine years at the bedside, seven of them in a 24-bed ICU.',
      },
      {
        requirement: 'charge',
        points: 9,
        text: 'In charge of every second night shift, with eleven nurses.',
      },
      {
        requirement: 'staffing',
        points: 8,
        text: 'Fills open shifts herself and ended the use of agency nurses on nights.',
      },
      {
        requirement: 'training',
        points: 9,
        text: 'Trained fourteen new nurses; twelve are still on the unit.',
      },
      {
        requirement: 'records',
        points: 6,
        text: 'Tested the new records on the unit before the change.',
      },
    ],
  },
  {
    number: '0198',
    name: 'Colin Brandt',
    years: 12,
    city: 'Aurora',
    lines: [
      { requirement: 'charge', points: 10, text: 'Charge nurse of a 32-bed unit for five years.' },
      { requirement: 'license', points: 10, text: 'RN license in Colorado and Wyoming.' },
      {
        requirement: 'staffing',
        points: 10,
        text: 'Plans the staffing of three units, four weeks ahead.',
      },
      {
        requirement: 'critical',
        points: 7,
        text: 'Four years in step-down after eight in surgery.',
      },
      { requirement: 'training', points: 6, text: 'Leads the monthly skills day.' },
      { text: 'Certified in wound care.' },
    ],
  },
  {
    number: '0007',
    name: 'Teresa Nakamura',
    years: 15,
    city: 'Boulder',
    lines: [
      {
        requirement: 'critical',
        points: 10,
        text: 'Fifteen years in intensive care, for adults and children.',
      },
      {
        requirement: 'license',
        points: 10,
        text: 'RN license in Colorado, and a national certificate in critical care.',
      },
      {
        requirement: 'training',
        points: 10,
        text: 'Built the first-year program for new ICU nurses.',
      },
      {
        requirement: 'charge',
        points: 7,
        text: 'Takes charge when the lead is away, about twice a month.',
      },
      {
        requirement: 'records',
        points: 5,
        text: 'Writes the short guide to charting for her unit.',
      },
    ],
  },
  {
    number: '0240',
    name: 'Jerome Stokes',
    years: 7,
    city: 'Denver',
    lines: [
      { requirement: 'license', points: 10, text: 'RN license in Colorado since 2018.' },
      {
        requirement: 'critical',
        points: 8,
        text: 'Five years in the emergency department of a trauma center.',
      },
      { requirement: 'charge', points: 8, text: 'In charge of triage on weekend nights.' },
      {
        requirement: 'records',
        points: 8,
        text: 'Answers questions on the records for the whole department.',
      },
      { requirement: 'staffing', points: 5, text: 'Swaps and fills shifts for his team.' },
    ],
  },
  {
    number: '0119',
    name: 'Hannah Voss',
    years: 10,
    city: 'Lakewood',
    lines: [
      { requirement: 'license', points: 10, text: 'RN license in Colorado since 2015.' },
      {
        requirement: 'training',
        points: 9,
        text: 'Preceptor for two to three new nurses each year.',
      },
      { requirement: 'critical', points: 6, text: 'Three years in step-down, then surgery.' },
      { requirement: 'staffing', points: 7, text: 'Writes the holiday schedules for 40 nurses.' },
      { requirement: 'charge', points: 5, text: 'Led the day shift during the summer of 2024.' },
    ],
  },
  {
    number: '0173',
    name: 'Miguel Santos',
    years: 6,
    city: 'Denver',
    lines: [
      { requirement: 'critical', points: 9, text: 'Six years in a cardiac ICU.' },
      { requirement: 'license', points: 10, text: 'RN license in Colorado since 2019.' },
      { requirement: 'training', points: 4, text: 'Shows students the unit.' },
      { requirement: 'records', points: 4, text: 'Charts for the rapid response team.' },
      { text: 'Prefers nights.' },
    ],
  },
  {
    number: '0281',
    name: 'Patricia Loomis',
    years: 20,
    city: 'Golden',
    lines: [
      {
        requirement: 'charge',
        points: 9,
        text: 'Ran a rehabilitation unit by night for twelve years.',
      },
      {
        requirement: 'staffing',
        points: 9,
        text: 'Planned the rosters of 26 nurses by hand and by system.',
      },
      { requirement: 'license', points: 10, text: 'RN license in Colorado since 2005.' },
      { requirement: 'training', points: 7, text: 'Mentor in the return-to-nursing program.' },
    ],
  },
  {
    number: '0064',
    name: 'Dev Malik',
    years: 4,
    city: 'Denver',
    lines: [
      { requirement: 'license', points: 10, text: 'RN license in Colorado since 2021.' },
      { requirement: 'critical', points: 7, text: 'Four years in a medical ICU.' },
      { text: 'Volunteers with mountain rescue.' },
    ],
  },
  {
    number: '0225',
    name: 'Kelly Armstrong',
    years: 8,
    city: 'Fort Collins',
    lines: [
      {
        requirement: 'records',
        points: 10,
        text: 'Trains whole hospitals on electronic health records.',
      },
      {
        requirement: 'license',
        points: 8,
        text: 'RN license in Colorado, last at the bedside in 2022.',
      },
      { requirement: 'training', points: 7, text: 'Teaches four classes a month.' },
    ],
  },
  {
    number: '0136',
    name: 'Lucas Meyer',
    years: 5,
    city: 'Denver',
    lines: [
      { requirement: 'license', points: 10, text: 'RN license in Colorado since 2020.' },
      { requirement: 'staffing', points: 4, text: 'Keeps the on-call list of his clinic.' },
      { text: 'Works in a day clinic.' },
    ],
  },
  {
    number: '0093',
    name: 'Naomi Clarke',
    years: 3,
    city: 'Thornton',
    lines: [
      { requirement: 'license', points: 9, text: 'RN license in Colorado since 2023.' },
      { requirement: 'critical', points: 3, text: 'Six weeks in the ICU as a student.' },
    ],
  },
  {
    number: '0267',
    name: 'Ivan Petrov',
    years: 11,
    city: 'Denver',
    lines: [
      { requirement: 'staffing', points: 8, text: 'Plans shifts for 60 care assistants.' },
      { requirement: 'charge', points: 4, text: 'Leads a team of care assistants by night.' },
      { text: 'Begins nursing school next fall.' },
    ],
  },
];
