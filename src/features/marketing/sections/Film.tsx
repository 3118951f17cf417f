import { Pause, Play } from 'lucide-react';

import { Icon } from '../../../ui/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Film.css.ts';

/** With reduced motion no source matches: the sheets lie still and nothing loads. */
const MOTION = '(prefers-reduced-motion: no-preference)';
const NARROW = `${MOTION} and (max-width: 599px)`;
/** Half the bytes of VP9. Browsers that cannot decode it take the MP4 file. */
const AV1 = 'video/webm; codecs="av01.0.05M.08"';

/**
 * How the pile becomes the sheets below it, recorded by tools/artwork/hero. It begins and ends with what
 * it covers, and goes when the visitor takes the line.
 */
export function Film() {
  return (
    <>
      <video
        className={styles.film}
        width={1970}
        height={288}
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
