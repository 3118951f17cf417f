/** Candidates of the example pictures: invented, and shown as examples. `who` names a portrait. */

/** On the share images, the intro's poster and the hero's film (tools/artwork), best first. */
export const exampleShortlist = [
  { who: 'nadia', name: 'Nadia Farouk', role: 'Controller', score: 10 },
  { who: 'marcus', name: 'Marcus Bello', role: 'Finance Director', score: 9 },
  { who: 'ingrid', name: 'Ingrid Solheim', role: 'Head of Treasury', score: 8 },
] as const;

/** The others of the hero's film. */
export const exampleStack = [
  { who: 'joel', name: 'Joel Arden', role: 'Bookkeeper', score: 4 },
  { who: 'hana', name: 'Hana Mori', role: 'Credit Analyst', score: 6 },
  { who: 'tomas', name: 'Tomas Vidal', role: 'Tax Adviser', score: 5 },
  { who: 'amara', name: 'Amara Diallo', role: 'Payroll Lead', score: 3 },
] as const;

/** The graded resume on the home page (HOME-22). */
export const exampleGrading = {
  candidate: 'Candidate 0417',
  opening: 'Controller, Boston',
  score: 9,
  lines: [
    {
      criterion: 'Month-end close',
      score: 10,
      because: 'Ran it for two entities, five days to three',
    },
    { criterion: 'Audit', score: 9, because: 'Led four, no findings in the last two' },
    { criterion: 'Team', score: 8, because: 'Grew a desk from two to seven' },
    {
      criterion: 'Your industry',
      score: 7,
      because: 'Six years in health care, none in insurance',
    },
  ],
} as const;

/** What the three ranking cards rank candidates for. */
export const exampleOpening = 'a warehouse operations manager in Columbus';

export interface RankingCard {
  rank: string;
  candidate: string;
  score: number;
  /** Lines of the resume that the rating rests on. */
  reasons: readonly string[];
  verdict: string;
}

/** FEAT-02. */
export const exampleRankings: readonly RankingCard[] = [
  {
    rank: '1st',
    candidate: 'Candidate 0212',
    score: 10,
    reasons: [
      'Ran two sites of 140 people each',
      'Cut picking errors from 2.1 to 0.4 percent',
      'Nine years in cold storage, as you asked',
    ],
    verdict: 'Call today',
  },
  {
    rank: '2nd',
    candidate: 'Candidate 0087',
    score: 9,
    reasons: [
      'Opened a site from an empty hall',
      'Led the move to a new warehouse system',
      'Dry goods only, no cold storage',
    ],
    verdict: 'Call this week',
  },
  {
    rank: '3rd',
    candidate: 'Candidate 0331',
    score: 7,
    reasons: [
      'Shift lead for 60 people, four years',
      'Trained eleven leads who stayed',
      'Has not yet owned a budget',
    ],
    verdict: 'Keep warm',
  },
];
