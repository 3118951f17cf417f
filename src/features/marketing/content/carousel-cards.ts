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
import { site } from '../../../shared/content/site.ts';
import { withConfirmed } from '../../../shared/content/unconfirmed.ts';
import type { Paper } from '../../../styles/papers.ts';

export interface CarouselCard {
  title: string;
  description: string;
  icon: LucideIcon;
  color: Paper;
  figure: string;
  /** The part of the product's window that shows it. */
  detail: 'shortlist' | 'bars' | 'pool' | 'reach' | 'boards' | 'blind';
}

export const carouselCards: readonly CarouselCard[] = [
  {
    figure: claims.rating,
    title: 'A talent match rating for every candidate',
    description: withConfirmed(
      'One figure, the same ruler for everyone. You see at a glance who to call first.',
      'reasons',
    ),
    icon: Gauge,
    color: 'paper',
    detail: 'shortlist',
  },
  {
    figure: `${claims.faster} faster`,
    title: 'More time for the people worth a call',
    description: `Hire ${claims.faster} faster. ${site.brand} reads the resumes; you read the shortlist and decide.`,
    icon: Timer,
    color: 'green',
    detail: 'bars',
  },
  {
    figure: claims.profiles,
    title: 'Profiles and resumes, analyzed',
    description: `${site.brand} searches an analysis of over ${claims.profiles} profiles and resumes, from publicly available professional and career sources.`,
    icon: ScanSearch,
    color: 'paper',
    detail: 'pool',
  },
  {
    figure: claims.reach,
    title: 'Active and passive candidates',
    description: `Reach ${claims.reach} of active and passive candidates: the ones who applied, and the ones who are good and did not know you were looking.`,
    icon: UsersRound,
    color: 'marker',
    detail: 'reach',
  },
  {
    figure: `${claims.jobBoards} boards`,
    title: 'Posted where people look',
    description: `Your opening goes to up to ${claims.jobBoards} job boards, valued at ${claims.postingValue} per posting. You write it once.`,
    icon: Megaphone,
    color: 'ink',
    detail: 'boards',
  },
  {
    figure: 'Bias-free',
    title: 'Shortlists that look at work',
    description: withConfirmed(
      'Bias-free shortlists and resume scoring: every resume is scored against the same job.',
      'ignored',
    ),
    icon: Scale,
    color: 'paper',
    detail: 'blind',
  },
];
