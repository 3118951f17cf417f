import { ClipboardPen, Filter, Megaphone, ScanText, Search, type LucideIcon } from 'lucide-react';

import { claims } from '../../../shared/content/claims.ts';
import type { Paper } from '../../../styles/papers.ts';

export interface ShortStep {
  icon: LucideIcon;
  title: string;
  description: string;
  color: Paper;
  /** Who does it. */
  by: 'You' | 'RiC' | 'RiC, then you';
}

export const shortSteps: readonly ShortStep[] = [
  {
    icon: ClipboardPen,
    title: 'Provide the job description',
    description: 'Paste it, upload it, or tell RiC the role in three sentences.',
    color: 'paper',
    by: 'You',
  },
  {
    icon: ScanText,
    title: 'AI analysis',
    description:
      'RiC turns the text into what the job really asks for, and shows you the list to correct.',
    color: 'green',
    by: 'RiC',
  },
  {
    icon: Search,
    title: 'Candidate search',
    description: `Over ${claims.profiles} profiles and resumes, active and passive candidates alike.`,
    color: 'green',
    by: 'RiC',
  },
  {
    icon: Filter,
    title: 'Candidate filtering',
    description: 'Everyone gets a rating from 1 to 10. You read the top of the pile and decide.',
    color: 'marker',
    by: 'RiC, then you',
  },
  {
    icon: Megaphone,
    title: 'Jobs posted',
    description: `The opening goes out to up to ${claims.jobBoards} job boards, and new applicants are rated as they arrive.`,
    color: 'ink',
    by: 'RiC',
  },
];
