import { CandidateRows } from './CandidateRows.tsx';
import { oneMark } from './ProductWindow.css.ts';
import { ProductWindow } from './ProductWindow.tsx';
import { ResumePane } from './ResumePane.tsx';
import { sample, sampleRanking } from './details/sample.ts';

const SENTENCES = 5;

interface SampleProps {
  /** Rows of the list below the resume, next to a long form. */
  rows?: number;
}

/** The best candidate of the sample search, next to a form. */
export function SampleResume({ rows = 0 }: SampleProps) {
  const [best] = sampleRanking;
  if (!best) return null;
  return (
    <div className={oneMark}>
      <ProductWindow role={sample.role} listed={sampleRanking.length}>
        <ResumePane role={sample.role} scored={best} most={SENTENCES} hasHeading={false} />
        {rows > 0 ? (
          <CandidateRows ranked={sampleRanking.slice(0, rows)} shown={sample.shown} />
        ) : null}
      </ProductWindow>
    </div>
  );
}

/** The whole list of the sample search. */
export function SampleShortlist() {
  return (
    <ProductWindow role={sample.role} listed={sampleRanking.length}>
      <CandidateRows ranked={sampleRanking} shown={sample.shown} />
    </ProductWindow>
  );
}
