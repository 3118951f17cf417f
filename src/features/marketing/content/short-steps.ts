import { ClipboardPen, Filter, Megaphone, ScanText, Search, type LucideIcon } from 'lucide-react';

import { claims } from '../../../shared/content/claims.ts';
import { site } from '../../../shared/content/site.ts';
import type { Paper } from '../../../styles/papers.ts';

export interface ShortStep {
  icon: LucideIcon;
  title: string;
  description: string;
  color: Paper;
  /** Who does it. */
  by: string;
}

export const shortSteps: readonly ShortStep[] = [
  {
    icon: ClipboardPen,
    title: 'Provide the job description',
    description: `Give ${site.brand} the job description of the role you want to fill.`,
    color: 'paper',
    by: 'You',
  },
  {
    icon: ScanText,
    title: 'AI analysis',
    description: `${site.brand} turns the text into what the job really asks for.`,
    color: 'green',
    by: site.brand,
  },
  {
    icon: Search,
    title: 'Candidate search',
    description: `Over ${claims.profiles} profiles and resumes, active and passive candidates alike.`,
    color: 'green',
    by: site.brand,
  },
  {
    icon: Filter,
    title: 'Candidate filtering',
    description: `Everyone gets a rating from ${claims.rating}. You read the top of the pile and decide.`,
    color: 'marker',
    by: `${site.brand}, then you`,
  },
  {
    icon: Megaphone,
    title: 'Jobs posted',
    description: `The opening goes out to up to ${claims.jobBoards} job boards, valued at ${claims.postingValue} per posting.`,
    color: 'ink',
    by: site.brand,
  },
];
