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
import { site } from '../../../shared/content/site.ts';
import { confirmed, withConfirmed } from '../../../shared/content/unconfirmed.ts';
import type { Paper } from '../../../styles/papers.ts';

export interface FeatureCard {
  title: string;
  description: string;
  icon: LucideIcon;
  color: Paper;
  /** The part of the product's window that shows it. */
  detail: 'shortlist' | 'bars' | 'blind' | 'reasons' | 'pool' | 'reach' | 'boards' | 'handover';
  /** Takes two of four columns. */
  wide?: boolean;
}

/** FEAT-01. */
export const featureCards: readonly FeatureCard[] = [
  {
    title: `A talent match rating from ${claims.rating}`,
    description:
      'Everyone who applies is held against the same ruler. You open the list, see the tens, and know whom to call first.',
    icon: Gauge,
    detail: 'shortlist',
    color: 'marker',
    wide: true,
  },
  {
    title: `Hire ${claims.faster} faster`,
    description: `${site.brand} reads the resumes. You read the shortlist and decide.`,
    icon: Timer,
    detail: 'bars',
    color: 'paper',
  },
  {
    title: 'Bias-free shortlists',
    description: withConfirmed(
      'The AI reduces bias and promotes fair hiring: every resume is scored against the same job.',
      'ignored',
    ),
    icon: Scale,
    detail: 'blind',
    color: 'paper',
  },
  {
    title: confirmed('reasons') ? 'Resume scoring with reasons' : 'Resume scoring',
    description: withConfirmed(
      'Resumes are analyzed and matched to your job, and sorted by how well they fit.',
      'reasons',
      'overruling',
    ),
    icon: FileCheck2,
    detail: 'reasons',
    color: 'paper',
  },
  {
    title: `Over ${claims.profiles} profiles and resumes`,
    description: `Your search runs on an analysis of over ${claims.profiles} profiles and resumes from publicly available professional and career sources.`,
    icon: ScanSearch,
    detail: 'pool',
    color: 'green',
    wide: true,
  },
  {
    title: `${claims.reach} of the candidates`,
    description:
      'Active and passive: those who applied, and those who are good at their job and not looking.',
    icon: UsersRound,
    detail: 'reach',
    color: 'paper',
  },
  {
    title: `Posted to up to ${claims.jobBoards} job boards`,
    description: `You write the opening once. ${site.brand} posts it to up to ${claims.jobBoards} job boards, valued at ${claims.postingValue} per posting.`,
    icon: Megaphone,
    detail: 'boards',
    color: 'paper',
    wide: true,
  },
  {
    title: 'A recruiter behind the tool',
    description: guaranteeText,
    icon: Handshake,
    detail: 'handover',
    color: 'ink',
    wide: true,
  },
];
