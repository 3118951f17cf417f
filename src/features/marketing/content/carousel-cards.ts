import { Gauge, Scale, ScanSearch, Timer, UsersRound, type LucideIcon } from 'lucide-react';

import { claims } from '../../../shared/content/claims.ts';
import { site } from '../../../shared/content/site.ts';
import { withConfirmed } from '../../../shared/content/unconfirmed.ts';
import type { Paper } from '../../../styles/papers.ts';
import { carouselTitles } from './carousel-titles.ts';

export interface CarouselCard {
  /** One word, large. */
  figure: string;
  title: string;
  description: string;
  icon: LucideIcon;
  color: Paper;
}

export const carouselCards: readonly CarouselCard[] = [
  {
    figure: 'Scored',
    title: carouselTitles.Scored,
    description: withConfirmed('One scale for everyone. You see who to call first.', 'reasons'),
    icon: Gauge,
    color: 'paper',
  },
  {
    figure: 'Faster',
    title: carouselTitles.Faster,
    description: `${site.brand} screens every resume. You read the shortlist and decide.`,
    icon: Timer,
    color: 'green',
  },
  {
    figure: 'Wider',
    title: carouselTitles.Wider,
    description: `Analysis of over ${claims.profiles} profiles and resumes.`,
    icon: UsersRound,
    color: 'paper',
  },
  {
    figure: 'Fair',
    title: carouselTitles.Fair,
    description: withConfirmed('The AI reduces bias and promotes fair hiring.', 'ignored'),
    icon: Scale,
    color: 'paper',
  },
  {
    figure: 'Sourced',
    title: carouselTitles.Sourced,
    description: 'From publicly available professional and career sources.',
    icon: ScanSearch,
    color: 'ink',
  },
];
