import * as styles from './Frame.css.ts';

interface FrameProps {
  src: string;
  /** For screen readers. */
  title: string;
  /** In CSS pixels. */
  height: number;
  /** Stands where the frame is until its site has loaded. */
  loading: string;
  /** What is drawn below that text. */
  drawing: keyof typeof styles.drawing;
  /** Without an edge: its site has the ground of the page. */
  plain?: boolean;
}

/** All that a form needs, without top-level navigation. */
const ALLOWED =
  'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals allow-top-navigation-by-user-activation';

/**
 * Another site in a frame. client/third-parties/frames.ts sets its src once the page has loaded and the
 * frame is near the view; without scripts it has it from the start.
 */
export function Frame({ src, title, height, loading, drawing, plain = false }: FrameProps) {
  const look = plain ? styles.plain : styles.edged;
  return (
    <>
      <div className={styles.drawing[drawing]}>
        <iframe
          className={look}
          title={title}
          height={height}
          // An empty frame has our own origin; the framed site's permissions are set with its src.
          sandbox="allow-scripts"
          data-frame-sandbox={ALLOWED}
          data-frame-src={src}
        />
        <p className={styles.loading}>{loading}</p>
      </div>
      <noscript>
        <iframe className={look} src={src} title={title} height={height} sandbox={ALLOWED} />
      </noscript>
    </>
  );
}
