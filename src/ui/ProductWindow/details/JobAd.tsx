import { findRequirements, markedParts } from '../../../shared/sample-search/read-job.ts';
import * as kit from '../ProductWindow.css.ts';
import { Crop } from './Crop.tsx';
import * as styles from './details.css.ts';
import { sample } from './sample.ts';

const { ad } = sample.role;
const parts = markedParts(ad, findRequirements(ad, sample.role));

/** The job description, as it is written or with what it asks for marked. */
export function JobAd({ isMarked = false }: { isMarked?: boolean }) {
  return (
    <Crop title="The job description">
      <p className={isMarked ? styles.ad : styles.adAlone}>
        {isMarked
          ? parts.map(({ text, mark }) =>
              mark ? (
                <mark key={text} className={kit.mark}>
                  {text}
                </mark>
              ) : (
                text
              ),
            )
          : ad}
      </p>
    </Crop>
  );
}
