import {
  FileCheck2,
  Gauge,
  Handshake,
  Megaphone,
  Scale,
  ScanSearch,
  Timer,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';

import { claims } from '../../../shared/content/claims.ts';
import { guaranteeText } from '../../../shared/content/guarantee.ts';
import type { Paper } from '../../../styles/papers.ts';

export interface FeatureCard {
  title: string;
  description: string;
  icon: LucideIcon;
  color: Paper;
  /** Takes two of four columns. */
  wide?: boolean;
}

/** FEAT-01. */
export const featureCards: readonly FeatureCard[] = [
  {
    title: 'A talent match rating from 1 to 10',
    description:
      'Everyone who applies is held against the same ruler. You open the list, see the tens, and know whom to call before the coffee is ready.',
    icon: Gauge,
    color: 'marker',
    wide: true,
  },
  {
    title: `Hire ${claims.faster} faster`,
    description:
      'RiC reads four hundred resumes while you are in one meeting. What took weeks of evenings is done by lunch.',
    icon: Timer,
    color: 'paper',
  },
  {
    title: 'Bias-free shortlists',
    description:
      'Names, ages and photographs play no part in the score. Skills, results and years on the job do.',
    icon: Scale,
    color: 'paper',
  },
  {
    title: 'Resume scoring with reasons',
    description:
      'Each point names the sentence that earned it. Disagree with one, overrule it, and the list sorts itself again.',
    icon: FileCheck2,
    color: 'paper',
  },
  {
    title: `Over ${claims.profiles} profiles and resumes`,
    description: `Your search runs on an analysis of over ${claims.profiles} profiles and resumes from public career sources. The controller you need in Tulsa is in there, and so are the two you had not thought of.`,
    icon: ScanSearch,
    color: 'green',
    wide: true,
  },
  {
    title: `${claims.reach} of the candidates`,
    description:
      'Active and passive: those who applied, and those who are good at their job and not looking.',
    icon: UsersRound,
    color: 'paper',
  },
  {
    title: `Posted to up to ${claims.jobBoards} job boards`,
    description: `You write the opening once. RiC posts it to up to ${claims.jobBoards} job boards, valued at ${claims.postingValue} per posting, and rates what comes back.`,
    icon: Megaphone,
    color: 'paper',
    wide: true,
  },
  {
    title: 'A recruiter behind the tool',
    description: guaranteeText,
    icon: Handshake,
    color: 'ink',
    wide: true,
  },
];

export interface RankingCard {
  rank: string;
  /** Without a name, as in the rating. */
  candidate: string;
  score: number;
  /** Lines of the resume that the rating rests on. */
  reasons: readonly string[];
  verdict: string;
}

/** FEAT-02. */
export const rankings: readonly RankingCard[] = [
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
