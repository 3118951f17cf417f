import type { Candidate } from '../sample-role.ts';

export const controllerCandidates: readonly Candidate[] = [
  {
    number: '0417',
    name: 'Maya Holloway',
    years: 11,
    city: 'Boston',
    lines: [
      {
        requirement: 'close',
        points: 10,
        text: 'Ran the month-end close for two entities and cut it from five days to three.',
      },
      {
        requirement: 'audit',
        points: 9,
        text: 'Led four external audits from planning to sign-off; the last two had no findings.',
      },
      {
        requirement: 'gaap',
        points: 9,
        text: 'Wrote the revenue policy under US GAAP that the auditors accepted unchanged.',
      },
      { text: 'Presents the quarter to the board with the CFO.' },
      { requirement: 'team', points: 9, text: 'Grew the finance team from two people to seven.' },
      {
        requirement: 'erp',
        points: 9,
        text: 'Moved the general ledger to a new ERP in four months, with no late close.',
      },
      {
        requirement: 'health',
        points: 7,
        text: 'Six years in health care, at a group of outpatient clinics.',
      },
    ],
  },
  {
    number: '0088',
    name: 'Dominic Farrow',
    years: 14,
    city: 'Providence',
    lines: [
      {
        requirement: 'audit',
        points: 10,
        text: 'Led nine external audits and one restatement, and was asked back each year.',
      },
      { requirement: 'close', points: 9, text: 'Closes eleven entities in four working days.' },
      { requirement: 'team', points: 9, text: 'Leads nine accountants in two offices.' },
      { text: 'Started in accounts payable.' },
      {
        requirement: 'gaap',
        points: 8,
        text: 'Led the change to the new lease standard under US GAAP.',
      },
      {
        requirement: 'erp',
        points: 6,
        text: 'Tested the new ERP for two months before it went live.',
      },
    ],
  },
  {
    number: '0231',
    name: 'Ruth Feldman',
    years: 9,
    city: 'Boston',
    lines: [
      {
        requirement: 'close',
        points: 10,
        text: 'Built the close checklist that takes her company from day eight to day three.',
      },
      {
        requirement: 'gaap',
        points: 9,
        text: 'Writes every accounting policy of a listed company.',
      },
      {
        requirement: 'erp',
        points: 9,
        text: 'Owned the ledger in an ERP change across four countries.',
      },
      { requirement: 'audit', points: 7, text: 'Answers the auditors on inventory and revenue.' },
      { requirement: 'team', points: 6, text: 'Leads three accountants and one analyst.' },
      { text: 'Teaches a night class in bookkeeping.' },
    ],
  },
  {
    number: '0305',
    name: 'Sofia Marchetti',
    years: 16,
    city: 'Worcester',
    lines: [
      {
        requirement: 'team',
        points: 10,
        text: 'Led fifteen people through a merger; thirteen of them stayed.',
      },
      { requirement: 'health', points: 10, text: 'Controller of a hospital with 300 beds.' },
      {
        requirement: 'close',
        points: 8,
        text: 'Brought a late close back to day five and held it there for a year.',
      },
      { requirement: 'audit', points: 8, text: 'Led three audits of grants and federal funds.' },
      {
        requirement: 'gaap',
        points: 7,
        text: 'Reviews contracts under US GAAP before they are signed.',
      },
      { text: 'Speaks Italian and Spanish.' },
    ],
  },
  {
    number: '0142',
    name: 'Andre Baptiste',
    years: 8,
    city: 'Cambridge',
    lines: [
      {
        requirement: 'erp',
        points: 10,
        text: 'Led two ERP changes, each live on the planned day.',
      },
      {
        requirement: 'gaap',
        points: 8,
        text: 'Set up revenue recognition under US GAAP for subscriptions.',
      },
      { requirement: 'close', points: 7, text: 'Closes one entity in six days, with two people.' },
      { requirement: 'team', points: 7, text: 'Built a team of five from none.' },
      {
        requirement: 'audit',
        points: 6,
        text: 'Prepared the schedules for the first two audits of a start-up.',
      },
    ],
  },
  {
    number: '0376',
    name: 'Grace Whitlock',
    years: 12,
    city: 'Boston',
    lines: [
      {
        requirement: 'audit',
        points: 9,
        text: 'Led five audits with the same firm, none of them late.',
      },
      {
        requirement: 'close',
        points: 8,
        text: 'Closes five days after month end, every month since 2019.',
      },
      { requirement: 'gaap', points: 6, text: 'Keeps the fixed assets and leases under US GAAP.' },
      { requirement: 'team', points: 4, text: 'Trains the interns each summer.' },
      { text: 'Wants to stay in Boston.' },
    ],
  },
  {
    number: '0254',
    name: 'Leila Haddad',
    years: 7,
    city: 'Boston',
    lines: [
      {
        requirement: 'audit',
        points: 10,
        text: 'Seven years with an audit firm, three of them as engagement manager.',
      },
      {
        requirement: 'gaap',
        points: 10,
        text: 'Answered the technical questions on US GAAP for the whole office.',
      },
      { requirement: 'team', points: 5, text: 'Led teams of four on site, eight weeks at a time.' },
      { text: 'Has not yet worked inside a company.' },
    ],
  },
  {
    number: '0019',
    name: 'Viktor Hale',
    years: 13,
    city: 'Hartford',
    lines: [
      {
        requirement: 'erp',
        points: 10,
        text: 'Chose, built and ran the ERP of a group with six clinics.',
      },
      { requirement: 'health', points: 9, text: 'Nine years in finance for clinics.' },
      { requirement: 'team', points: 8, text: 'Leads six people in finance and two in IT.' },
      { requirement: 'close', points: 6, text: 'Supports the close and owns its calendar.' },
    ],
  },
  {
    number: '0397',
    name: 'Owen Price',
    years: 6,
    city: 'Quincy',
    lines: [
      { requirement: 'close', points: 7, text: 'Does the whole close of a small company alone.' },
      { requirement: 'health', points: 6, text: 'Bookkeeper, then accountant, in a dental group.' },
      { requirement: 'gaap', points: 5, text: 'Studies for the CPA; two parts of four are done.' },
    ],
  },
  {
    number: '0163',
    name: 'Carmen Ibarra',
    years: 10,
    city: 'Lowell',
    lines: [
      { requirement: 'erp', points: 7, text: 'Moved payables to a new ERP.' },
      { requirement: 'close', points: 5, text: 'Closes payables and accruals each month.' },
      { requirement: 'team', points: 3, text: 'Stands in for the team lead.' },
    ],
  },
  {
    number: '0070',
    name: 'Pete Sorensen',
    years: 18,
    city: 'Boston',
    lines: [
      { requirement: 'team', points: 6, text: 'Led a sales office of twelve.' },
      { requirement: 'audit', points: 4, text: 'Sat on the audit committee of a charity.' },
      { text: 'Moved from sales to finance two years ago.' },
    ],
  },
  {
    number: '0328',
    name: 'Jun Takeda',
    years: 3,
    city: 'Somerville',
    lines: [
      { requirement: 'erp', points: 4, text: 'Wrote the training notes for a new ERP.' },
      { requirement: 'close', points: 3, text: 'Reconciles bank accounts for the close.' },
      { text: 'Analyst for three years.' },
    ],
  },
];
