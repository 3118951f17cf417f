import { useRef } from 'react';

import { Button } from '../../../src/ui/Button/Button.tsx';
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './BlogAdmin.css.ts';
import type { PagePost } from './page-posts.ts';
import { useAdminMode } from './use-admin-mode.ts';

interface CopyMarkerProps {
  post: PagePost;
  /** Whether there is a copy; undefined until it is known. */
  exists: boolean | undefined;
  onGenerated?: () => void;
}

/** Whether a post has its HTML file, and the way to one if not (BAM-10, GEN-15). */
export function CopyMarker({ post, exists, onGenerated }: CopyMarkerProps) {
  const { mode, state } = useAdminMode();
  const marker = useRef<HTMLSpanElement>(null);
  const work = state.work[post.slug];

  const begin = async () => {
    if (!(await mode.generate(post))) return;
    onGenerated?.();
    // The button is gone; what it did is where it stood.
    marker.current?.focus();
  };

  if (exists === undefined) return <span className={styles.marker.unknown}>Checking…</span>;
  return (
    <>
      <span
        className={exists ? styles.marker.present : styles.marker.missing}
        ref={marker}
        tabIndex={-1}
      >
        {exists ? 'HTML Generated' : 'No HTML'}
      </span>
      {exists ? null : (
        <Button
          variant="secondary"
          size="small"
          className={styles.generate}
          busy={work === 'working'}
          onClick={() => void begin()}
        >
          Generate HTML
          {post.title ? <VisuallyHidden>{` for ${post.title}`}</VisuallyHidden> : null}
        </Button>
      )}
      {work && work !== 'working' ? (
        <span className={styles.problem} role="alert">
          {work.problem}
        </span>
      ) : null}
    </>
  );
}

/** The marker of a card in the list. */
export function CardMarker({ post }: { post: PagePost }) {
  const { state } = useAdminMode();
  return (
    <div className={styles.card}>
      <CopyMarker post={post} exists={state.copies?.exists[post.slug]} />
    </div>
  );
}
