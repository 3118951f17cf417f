import { Pause, Play } from 'lucide-react';

import { ranking, sampleState } from '../../../shared/sample-search/demo-state.ts';
import { roleOf } from '../../../shared/sample-search/sample-roles.ts';
import { asRating } from '../../../shared/sample-search/score.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { CandidateRows } from '../../../ui/ProductWindow/CandidateRows.tsx';
import { oneMark } from '../../../ui/ProductWindow/ProductWindow.css.ts';
import { ProductWindow } from '../../../ui/ProductWindow/ProductWindow.tsx';
import { Requirements } from '../../../ui/ProductWindow/details/Requirements.tsx';
import { ResumePane } from '../../../ui/ProductWindow/ResumePane.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './HeroWindow.css.ts';

const state = sampleState(roleOf('controller'));
const ranked = ranking(state);

/** With reduced motion no source matches: the list stays as it is and nothing loads. */
const MOTION = '(prefers-reduced-motion: no-preference)';
const NARROW = `${MOTION} and (max-width: 479px)`;
const MEDIUM = `${MOTION} and (max-width: 767px)`;
/** Half the bytes of VP9. Browsers that cannot decode it take the MP4 file. */
const AV1 = 'video/webm; codecs="av01.0.05M.08"';

/**
 * How the pile becomes the list: this very list, recorded by tools/artwork/hero. The film lies on top of
 * the list, which is its first frame.
 */
function Film() {
  return (
    <>
      <video
        className={styles.film}
        width={678}
        height={1152}
        autoPlay
        loop
        muted
        playsInline
        disablePictureInPicture
        preload="metadata"
        aria-hidden="true"
        data-hero-film=""
      >
        {/* client/behaviors/film.ts inserts them when the film is in view. */}
        <template data-film-sources="">
          <source src="/media/hero-narrow.webm" type={AV1} media={NARROW} />
          <source src="/media/hero-narrow.mp4" type="video/mp4" media={NARROW} />
          <source src="/media/hero-medium.webm" type={AV1} media={MEDIUM} />
          <source src="/media/hero-medium.mp4" type="video/mp4" media={MEDIUM} />
          <source src="/media/hero.webm" type={AV1} media={MOTION} />
          <source src="/media/hero.mp4" type="video/mp4" media={MOTION} />
        </template>
      </video>
      <button type="button" className={styles.pause} aria-pressed="false" data-action="film">
        <Icon icon={Pause} size={16} className={styles.pauseIcon} />
        <Icon icon={Play} size={16} className={styles.playIcon} />
        <VisuallyHidden>Pause the film</VisuallyHidden>
      </button>
    </>
  );
}

/** The product in the first view, for listeners one figure: the shortlist of a sample search, and the reasons for the first. */
export function HeroWindow() {
  const [best] = ranked;
  if (!best) return null;
  return (
    <figure
      className={styles.stage}
      aria-label={`A shortlist by talent match rating: candidate ${best.candidate.number} leads with ${asRating(best.tenths)} out of 10`}
    >
      <ProductWindow role={state.role} listed={ranked.length}>
        <div className={styles.panes}>
          <div className={styles.asks} aria-hidden="true">
            <Requirements />
          </div>
          <div className={styles.list} data-film-pane="">
            <div aria-hidden="true">
              <p className={styles.listHead}>Shortlist</p>
              <CandidateRows ranked={ranked.slice(0, 11)} shown={state.shown} />
            </div>
            <Film />
          </div>
          <div className={`${styles.why} ${oneMark}`} aria-hidden="true">
            <ResumePane role={state.role} scored={best} most={3} hasHeading={false} />
          </div>
        </div>
      </ProductWindow>
    </figure>
  );
}
