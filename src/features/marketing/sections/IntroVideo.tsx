import { Play } from 'lucide-react';

import { site } from '../../../shared/content/site.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './IntroVideo.css.ts';
import * as section from '../../../ui/Section/Section.css.ts';

interface IntroVideoProps {
  /** Of the video host's player; the video's ID is appended. */
  playerUrl: string;
}

/** A poster; the first click loads the video host's player instead (HOME-11 to HOME-13). */
export function IntroVideo({ playerUrl }: IntroVideoProps) {
  const { id, title, length } = site.introVideo;
  const player = new URL(id, playerUrl);
  player.searchParams.set('autoplay', '1');
  player.searchParams.set('playsinline', '1');
  return (
    <section className={`${section.ground.paper} ${styles.root}`} aria-labelledby="intro">
      <Container>
        <div className={styles.grid}>
          <div className={styles.words}>
            <h2 id="intro">See what happens to the stack</h2>
            <p className={styles.note}>
              {`${length}, no music. One opening, four hundred resumes, three people worth a call, and the reasons why.`}
            </p>
          </div>
          <div className={styles.frame} data-video-frame="">
            <picture>
              <source
                type="image/avif"
                srcSet="/media/intro-poster-640.avif 640w, /media/intro-poster-1280.avif 1280w"
                sizes="(min-width: 1024px) 66vw, 100vw"
              />
              <img
                className={styles.poster}
                src="/media/intro-poster-640.webp"
                srcSet="/media/intro-poster-640.webp 640w, /media/intro-poster-1280.webp 1280w"
                sizes="(min-width: 1024px) 66vw, 100vw"
                alt="A desk: three rated candidates, a resume with one line marked, a highlighter"
                width={1280}
                height={720}
                loading="lazy"
                decoding="async"
              />
            </picture>
            <button
              type="button"
              className={styles.play}
              data-action="video"
              data-video-play={player.href}
              data-video-title={title}
              data-video-class={styles.player}
            >
              <span className={styles.playLabel}>
                <Icon icon={Play} size={20} className={styles.playIcon} />
                Play <VisuallyHidden>the video: {title}</VisuallyHidden>
              </span>
            </button>
            <noscript>
              <a className={styles.play} href={player.href}>
                <span className={styles.playLabel}>Watch the video</span>
              </a>
            </noscript>
          </div>
        </div>
      </Container>
    </section>
  );
}
