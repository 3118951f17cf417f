import { ClipboardPen, Filter, Megaphone, ScanText, Search, type LucideIcon } from 'lucide-react';

import { site } from '../../../shared/content/site.ts';

export interface ProcessStep {
  icon: LucideIcon;
  title: string;
  description: string;
  /** Ink is what the client does. */
  color: 'green' | 'ink';
  /** What the window shows. */
  scene: 'ad' | 'analysis' | 'search' | 'filtering' | 'boards';
  /** Who does it. */
  by: string;
}

export const steps: readonly ProcessStep[] = [
  {
    icon: ClipboardPen,
    scene: 'ad',
    title: 'Provide the job description',
    description: `Give ${site.brand} the job description of the role you want to fill.`,
    color: 'ink',
    by: 'You',
  },
  {
    icon: ScanText,
    scene: 'analysis',
    title: 'AI analysis',
    description: `${site.brand} marks what the job asks for.`,
    color: 'green',
    by: site.brand,
  },
  {
    icon: Search,
    scene: 'search',
    title: 'Candidate search',
    description: `${site.brand} searches for everyone who could do the job, active and passive candidates alike.`,
    color: 'green',
    by: site.brand,
  },
  {
    icon: Filter,
    scene: 'filtering',
    title: 'Candidate filtering',
    description: 'Everyone gets a talent match rating. You review the top ones and decide.',
    color: 'ink',
    by: `${site.brand}, then you`,
  },
  {
    icon: Megaphone,
    scene: 'boards',
    title: 'Jobs posted',
    description: `You write the opening once. ${site.brand} posts it to job boards.`,
    color: 'green',
    by: site.brand,
  },
];
