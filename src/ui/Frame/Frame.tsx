import * as styles from './Frame.css.ts';

interface FrameProps {
  src: string;
  /** Its name for screen readers. */
  title: string;
  /** In CSS pixels. */
  height: number;
}

/**
 * Another site in a frame. Nothing is asked of it before the page itself has loaded:
 * client/behaviors/frames.ts gives the frame its address then; without scripts it has it at once.
 */
export function Frame({ src, title, height }: FrameProps) {
  return (
    <>
      <iframe className={styles.waiting} title={title} height={height} data-frame-src={src} />
      <noscript>
        <iframe className={styles.frame} src={src} title={title} height={height} />
      </noscript>
    </>
  );
}
