import { ClipboardPen, Filter, Megaphone, ScanText, Search, type LucideIcon } from 'lucide-react';

import { claims } from '../../../shared/content/claims.ts';
import type { Paper } from '../../../styles/papers.ts';

export interface ProcessStep {
  icon: LucideIcon;
  title: string;
  description: string;
  color: Paper;
  /** Who does it. */
  by: string;
}

/** HIW-01. */
export const steps: readonly ProcessStep[] = [
  {
    icon: ClipboardPen,
    title: 'Provide the job description',
    description:
      'Paste it, upload it, or tell RiC the role in three sentences. Half a page is plenty.',
    color: 'paper',
    by: 'You, five minutes',
  },
  {
    icon: ScanText,
    title: 'AI analysis',
    description:
      'RiC turns the text into what the job really asks for: must, should, nice. Strike out what is not true.',
    color: 'paper',
    by: 'RiC',
  },
  {
    icon: Search,
    title: 'Candidate search',
    description: `Over ${claims.profiles} profiles and resumes are searched, for ${claims.reach} of active and passive candidates.`,
    color: 'green',
    by: 'RiC',
  },
  {
    icon: Filter,
    title: 'Candidate filtering',
    description:
      'Everyone gets a talent match rating from 1 to 10, with reasons. You review the top ones and decide.',
    color: 'marker',
    by: 'RiC, then you',
  },
  {
    icon: Megaphone,
    title: 'Jobs posted',
    description: `The opening goes to up to ${claims.jobBoards} job boards. New applicants are rated as they come in.`,
    color: 'ink',
    by: 'RiC',
  },
];
