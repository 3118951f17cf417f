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

export interface FeatureCard {
  title: string;
  description: string;
  icon: LucideIcon;
  color: 'green' | 'ink';
  /** Half as wide as the page; the others are a ledger of three columns. */
  isLarge?: true;
}

export const featureCards: readonly FeatureCard[] = [
  {
    title: `A talent match rating from ${claims.rating}`,
    description: 'Every candidate is scored on the same scale, so you know who to call first.',
    icon: Gauge,
    isLarge: true,
    color: 'green',
  },
  {
    title: confirmed('reasons') ? 'Resume scoring with reasons' : 'Resume scoring',
    description: withConfirmed(
      'Resumes are analyzed, matched to your job and sorted by fit.',
      'reasons',
      'overruling',
    ),
    icon: FileCheck2,
    isLarge: true,
    color: 'green',
  },
  {
    title: `Hire ${claims.faster} faster`,
    description: `${site.brand} screens every resume, so your team starts with interviews.`,
    icon: Timer,
    color: 'ink',
  },
  {
    title: 'Bias-free shortlists',
    description: withConfirmed(
      'The AI reduces bias and promotes fair hiring: every resume is scored against the same job.',
      'ignored',
    ),
    icon: Scale,
    color: 'ink',
  },
  {
    title: `An analysis of over ${claims.profiles} profiles and resumes`,
    description:
      'From publicly available professional and career sources. Your search starts with all of them.',
    icon: ScanSearch,
    color: 'ink',
  },
  {
    title: `${claims.reach} of active and passive candidates`,
    description:
      'Need a controller in Tulsa? Start with everyone who could do the job, not just those who applied.',
    icon: UsersRound,
    color: 'ink',
  },
  {
    title: `Posted to up to ${claims.jobBoards} job boards`,
    description: `You write the opening once. ${site.brand} posts it, valued at ${claims.postingValue} per posting.`,
    icon: Megaphone,
    color: 'ink',
  },
  {
    title: 'A recruiter behind the tool',
    description: guaranteeText,
    icon: Handshake,
    color: 'ink',
  },
];
