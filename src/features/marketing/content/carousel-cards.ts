import { Gauge, Scale, ScanSearch, Timer, UsersRound, type LucideIcon } from 'lucide-react';

import { site } from '../../../shared/content/site.ts';
import { withConfirmed } from '../../../shared/content/unconfirmed.ts';
import type { Paper } from '../../../styles/papers.ts';

export interface CarouselCard {
  /** One word, large. */
  figure: string;
  title: string;
  description: string;
  icon: LucideIcon;
  color: Paper;
  /** The part of the product's window that shows it. */
  detail: 'shortlist' | 'bars' | 'pool' | 'reach' | 'blind';
}

export const carouselCards: readonly CarouselCard[] = [
  {
    figure: 'Scored',
    title: 'A rating for every candidate',
    description: withConfirmed('One scale for everyone. You see who to call first.', 'reasons'),
    icon: Gauge,
    color: 'paper',
    detail: 'shortlist',
  },
  {
    figure: 'Faster',
    title: 'Your team starts with interviews',
    description: `${site.brand} screens every resume. You read the shortlist and decide.`,
    icon: Timer,
    color: 'green',
    detail: 'bars',
  },
  {
    figure: 'Wider',
    title: 'People who never applied',
    description: 'Start with everyone who could do the job.',
    icon: UsersRound,
    color: 'marker',
    detail: 'reach',
  },
  {
    figure: 'Fair',
    title: 'The same job for every resume',
    description: withConfirmed('The AI reduces bias and promotes fair hiring.', 'ignored'),
    icon: Scale,
    color: 'paper',
    detail: 'blind',
  },
  {
    figure: 'Sourced',
    title: 'Candidates found for you',
    description: 'From publicly available professional and career sources.',
    icon: ScanSearch,
    color: 'ink',
    detail: 'pool',
  },
];
