import { Play } from 'lucide-react';

import { site } from '../../../shared/content/site.ts';
import { sampleState } from '../../../shared/sample-search/demo-state.ts';
import { LINE, pileOf } from '../../../shared/sample-search/pile.ts';
import { roleOf } from '../../../shared/sample-search/sample-roles.ts';
import { SAMPLE_LABEL } from '../../../shared/sample-search/sample-role.ts';
import { asRating } from '../../../shared/sample-search/score.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './IntroVideo.css.ts';
import * as section from '../../../ui/Section/Section.css.ts';

const search = sampleState(roleOf('controller'));
const TITLE = `Introduction to ${site.brand}`;

const ratings = pileOf(search);
const from = (line: number) => String(ratings.filter((tenths) => tenths >= line).length);
const CALLS = from(LINE);

const LEDGER = [
  { name: 'Resumes read', count: String(search.role.pile) },
  { name: 'Rated 6.0 or better', count: from(60) },
  { name: `Rated ${asRating(LINE)} or better: called`, count: CALLS },
] as const;

/** The first click loads the video host's player instead of the poster. */
function PlayButton({ player }: { player: string }) {
  return (
    <>
      <button
        type="button"
        className={styles.play}
        data-action="video"
        data-video-play={player}
        data-video-title={TITLE}
        data-video-class={styles.player}
      >
        <span className={styles.playLabel}>
          <Icon icon={Play} size={20} className={styles.playIcon} />
          Play <VisuallyHidden>the video: {TITLE}</VisuallyHidden>
        </span>
      </button>
      <noscript>
        <a className={styles.play} href={player}>
          <span className={styles.playLabel}>Watch the video</span>
        </a>
      </noscript>
    </>
  );
}

/** A poster, and a player where the owner has set a video. */
export function IntroVideo({ player }: { player: URL | undefined }) {
  return (
    <section className={section.ground.paper} aria-labelledby="intro">
      <Container>
        <div className={styles.grid}>
          <div className={styles.words}>
            <h2 id="intro">{`How ${search.role.pile} resumes become ${CALLS} calls`}</h2>
            <dl className={styles.ledger}>
              {LEDGER.map(({ name, count }) => (
                <div key={name} className={styles.item}>
                  <dt>{name}</dt>
                  <dd className={styles.count}>{count}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div>
            <div className={styles.frame} data-video-frame="">
              <picture>
                <source
                  type="image/avif"
                  srcSet="/media/intro-poster-640.avif 640w, /media/intro-poster-1280.avif 1280w"
                  sizes="(min-width: 1024px) 60vw, 100vw"
                />
                <img
                  className={styles.poster}
                  src="/media/intro-poster-640.webp"
                  srcSet="/media/intro-poster-640.webp 640w, /media/intro-poster-1280.webp 1280w"
                  sizes="(min-width: 1024px) 60vw, 100vw"
                  alt={`A pile of ${search.role.pile} resumes, and the ${CALLS} of them that are called`}
                  width={1280}
                  height={720}
                  loading="lazy"
                  decoding="async"
                />
              </picture>
              {player ? <PlayButton player={player.href} /> : null}
            </div>
            <p className={styles.sample}>{`${SAMPLE_LABEL}.`}</p>
          </div>
        </div>
      </Container>
    </section>
  );
}
