import { controller } from '../../shared/sample-search/controller.ts';
import { weightsOf } from '../../shared/sample-search/read-job.ts';
import { rank } from '../../shared/sample-search/score.ts';
import { ProductWindow } from './ProductWindow.tsx';
import { oneMark } from './ProductWindow.css.ts';
import { ResumePane } from './ResumePane.tsx';

const SENTENCES = 3;

/** What the lead dialog shows next to its form. Of one role, so that the browser loads no other. */
export function DialogSample() {
  const [best] = rank(controller.candidates, weightsOf(controller.ad, controller), []);
  if (!best) return null;
  return (
    <div className={oneMark}>
      <ProductWindow role={controller}>
        <ResumePane role={controller} scored={best} most={SENTENCES} hasHeading={false} />
      </ProductWindow>
    </div>
  );
}
