import { useRef } from 'react';

import { Button } from '../../../src/ui/Button/Button.tsx';
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { useAdminMode } from './AdminMode.tsx';
import * as styles from './BlogAdmin.css.ts';
import type { PagePost } from './page-posts.ts';

interface SnapshotMarkerProps {
  post: PagePost;
  /** Undefined until it is known. */
  exists: boolean | undefined;
  onGenerated?: () => void;
}

/** Whether a post has an HTML file, and a button to write it if not (BAM-10, GEN-15). */
export function SnapshotMarker({ post, exists, onGenerated }: SnapshotMarkerProps) {
  const { generate, work: allWork } = useAdminMode();
  const marker = useRef<HTMLSpanElement>(null);
  const work = allWork[post.slug];

  const begin = async () => {
    if (!(await generate(post))) return;
    onGenerated?.();
    // The button is gone, and its result is in its position.
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

export function CardMarker({ post }: { post: PagePost }) {
  const { counts } = useAdminMode();
  return (
    <div className={styles.card}>
      <SnapshotMarker post={post} exists={counts?.exists[post.slug]} />
    </div>
  );
}
