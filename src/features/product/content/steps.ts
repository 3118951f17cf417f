import { ClipboardPen, Filter, Megaphone, ScanText, Search, type LucideIcon } from 'lucide-react';

import { claims } from '../../../shared/content/claims.ts';
import type { Question } from '../../../http/page/structured-data.ts';
import type { Paper } from '../../../styles/papers.ts';

export interface ProcessStep {
  icon: LucideIcon;
  title: string;
  description: string;
  color: Paper;
  /** Whose turn it is. */
  by: string;
}

/** The five steps, in the specification's order (HIW-01). */
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

/** What people ask before they book a demo. */
export const questions: readonly Question[] = [
  {
    question: 'Who decides, RiC or we?',
    answer:
      'You do. RiC finds the best candidates and ranks them; you review the top ones and choose whom to call. Any score can be overruled.',
  },
  {
    question: 'Where do the candidates come from?',
    answer: `From publicly available professional and career sources, over ${claims.profiles} profiles and resumes in all, and from the people who answer your posting.`,
  },
  {
    question: 'What does the rating from 1 to 10 say?',
    answer:
      'How well a resume matches your job, on the same ruler for everyone. Each point names the line of the resume that earned it.',
  },
  {
    question: 'How do you keep the shortlist free of bias?',
    answer:
      'Names, ages and photographs play no part in the score. Every resume is measured against the same requirements, which you have seen and corrected.',
  },
  {
    question: 'Does it work with our applicant tracking system?',
    answer:
      'RiC integrates with multiple platforms. Name yours when you request a demo, and we show you the hand-over.',
  },
  {
    question: 'What if we hire nobody?',
    answer: `Then you get a ${claims.credit} credit toward a fully managed executive search, run by people who have done it for 40+ years.`,
  },
];
