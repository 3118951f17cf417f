import { ProductWindow } from './ProductWindow.tsx';
import { oneMark } from './ProductWindow.css.ts';
import { ResumePane } from './ResumePane.tsx';
import { sample, sampleRanking } from './details/sample.ts';

const SENTENCES = 3;

/** What the lead dialog shows next to its form: it clones this when it opens, so that no script draws it. */
export function DialogSample() {
  const [best] = sampleRanking;
  if (!best) return null;
  return (
    <template data-lead-sample="">
      <div className={oneMark}>
        <ProductWindow role={sample.role}>
          <ResumePane role={sample.role} scored={best} most={SENTENCES} hasHeading={false} />
        </ProductWindow>
      </div>
    </template>
  );
}
