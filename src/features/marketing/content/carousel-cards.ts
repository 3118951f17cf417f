import {
  Gauge,
  Megaphone,
  Scale,
  ScanSearch,
  Timer,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';

import { claims } from '../../../shared/content/claims.ts';
import type { Paper } from '../../../styles/papers.ts';

export interface CarouselCard {
  title: string;
  description: string;
  icon: LucideIcon;
  color: Paper;
  figure: string;
  /** An example rating, drawn under the figure. */
  score?: number;
}

export const carouselCards: readonly CarouselCard[] = [
  {
    figure: '1 to 10',
    title: 'A talent match rating for every candidate',
    description:
      'One figure, the same ruler for everyone. You see at a glance who to call first, and the lines of the resume that earned it.',
    icon: Gauge,
    color: 'paper',
    score: 9,
  },
  {
    figure: `${claims.faster} faster`,
    title: 'Hire in days, not quarters',
    description: `Teams hire ${claims.faster} faster because nobody spends Tuesday reading four hundred resumes. RiC reads; you decide.`,
    icon: Timer,
    color: 'green',
  },
  {
    figure: claims.profiles,
    title: 'Profiles and resumes, analyzed',
    description: `RiC searches an analysis of over ${claims.profiles} profiles and resumes from public and professional sources. Your next hire is usually in there.`,
    icon: ScanSearch,
    color: 'paper',
  },
  {
    figure: claims.reach,
    title: 'Active and passive candidates',
    description: `Reach ${claims.reach} of active and passive candidates: the ones who applied, and the ones who are good and did not know you were looking.`,
    icon: UsersRound,
    color: 'marker',
  },
  {
    figure: `${claims.jobBoards} boards`,
    title: 'Posted where people look',
    description: `Your opening goes to up to ${claims.jobBoards} job boards, valued at ${claims.postingValue} per posting. You write it once.`,
    icon: Megaphone,
    color: 'ink',
  },
  {
    figure: 'Bias-free',
    title: 'Shortlists that look at work',
    description:
      'Bias-free shortlists and resume scoring: names, ages and photographs play no part in the rating. Skills and results do.',
    icon: Scale,
    color: 'paper',
  },
];
