import { oneMark } from './ProductWindow.css.ts';
import { ProductWindow } from './ProductWindow.tsx';
import { ResumePane } from './ResumePane.tsx';
import { sample, sampleRanking } from './details/sample.ts';

const SENTENCES = 5;

/** The best candidate of the sample search, next to a form. */
export function SampleResume() {
  const [best] = sampleRanking;
  if (!best) return null;
  return (
    <div className={oneMark}>
      <ProductWindow role={sample.role} listed={sampleRanking.length}>
        <ResumePane role={sample.role} scored={best} most={SENTENCES} hasHeading={false} />
      </ProductWindow>
    </div>
  );
}
