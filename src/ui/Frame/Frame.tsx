import * as styles from './Frame.css.ts';

interface FrameProps {
  src: string;
  /** Its name for screen readers. */
  title: string;
  /** In CSS pixels. */
  height: number;
}

/** What a framed site may do: all that a form needs, but not lead the visitor away unasked. */
const ALLOWED =
  'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals allow-top-navigation-by-user-activation';

/**
 * Another site in a frame. Nothing is asked of it before the page itself has loaded:
 * client/behaviors/frames.ts gives the frame its address then; without scripts it has it at once.
 */
export function Frame({ src, title, height }: FrameProps) {
  return (
    <>
      <iframe
        className={styles.waiting}
        title={title}
        height={height}
        // While it is empty it is of our own origin; what the framed site may do comes with its address.
        sandbox="allow-scripts"
        data-frame-sandbox={ALLOWED}
        data-frame-src={src}
      />
      <noscript>
        <iframe
          className={styles.frame}
          src={src}
          title={title}
          height={height}
          sandbox={ALLOWED}
        />
      </noscript>
    </>
  );
}
