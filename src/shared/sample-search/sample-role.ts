import { confirmed } from '../content/unconfirmed.ts';

/** What every picture of the product says: it shows what these statements say in words. */
export const SAMPLE_LABEL = (['reasons', 'overruling', 'ignored'] as const).every((id) =>
  confirmed(id),
)
  ? 'Sample data'
  : 'Concept, sample data';

/** What a job can ask for. `terms` are the phrases that ask for it in a job description. */
export interface Requirement {
  id: string;
  label: string;
  terms: readonly string[];
}

/** A sentence of a resume. One that meets a requirement has its points, 1 to 10. */
export interface ResumeLine {
  text: string;
  requirement?: string;
  points?: number;
}

export interface Candidate {
  number: string;
  /** Shown only on request. */
  name: string;
  years: number;
  city: string;
  lines: readonly ResumeLine[];
}

/** An invented search. */
export interface SampleRole {
  id: string;
  title: string;
  city: string;
  /** How many resumes the invented pile has; those without a text meet few requirements (pile.ts). */
  pile: number;
  ad: string;
  requirements: readonly Requirement[];
  candidates: readonly Candidate[];
}
