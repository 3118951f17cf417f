import { useEffect, useRef, useState } from 'react';

import { blogAdminApi } from '../blog-admin.contract.ts';
import { paths } from '../../../../shared/paths.ts';
import { Button } from '../../../../ui/Button/Button.tsx';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { call } from '../../../../../client/api/call.ts';
import { useAdminMode } from './AdminMode.tsx';
import * as styles from './BlogAdmin.css.ts';
import type { PagePost } from './page-posts.ts';

const CLOCK = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' });

interface SnapshotMarkerProps {
  post: PagePost;
  /** Undefined until it is known. */
  exists: boolean | undefined;
  onGenerated?: () => void;
}

/** Whether a post has an HTML file, and a button to write it if not. */
function SnapshotMarker({ post, exists, onGenerated }: SnapshotMarkerProps) {
  const { generate, work: allWork } = useAdminMode();
  const marker = useRef<HTMLSpanElement>(null);
  const work = allWork[post.slug];

  const begin = async () => {
    if (!(await generate(post))) return;
    onGenerated?.();
    // The button is gone, and its result is in its position. Who went on meanwhile stays there.
    if (document.activeElement === document.body) marker.current?.focus();
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
        <>
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
          <span className={styles.problem} role="alert">
            {typeof work === 'object' ? work.problem : null}
          </span>
        </>
      )}
    </>
  );
}

export const CardMarker = ({ post }: { post: PagePost }) => (
  <div className={styles.card}>
    <SnapshotMarker post={post} exists={useAdminMode().counts?.exists[post.slug]} />
  </div>
);

/** The strip above a post. Stored post and HTML file are two facts. */
export function PostMarkers({ post }: { post: PagePost }) {
  const { slug } = post;
  const [exists, setExists] = useState<boolean>();
  /** When the stored post was fetched (ISO 8601); null when there is none. */
  const [cachedAt, setCachedAt] = useState<string | null>(null);

  useEffect(() => {
    const life = new AbortController();
    const { signal } = life;
    const look = async () => {
      const [snapshot, cached] = await Promise.all([
        call(blogAdminApi.exists, { params: { slug } }, { signal }),
        call(blogAdminApi.cachedPost, { params: { slug } }, { signal }),
      ]);
      if (signal.aborted) return;
      if (snapshot.ok) setExists(snapshot.value.exists);
      setCachedAt(cached.ok ? cached.value.cachedAt : null);
    };
    void look();
    return () => life.abort();
  }, [slug]);

  return (
    <section className={styles.panel} aria-label="Stored versions of this post (Admin)">
      <div className={styles.strip}>
        {cachedAt === null ? null : (
          <span className={styles.marker.present} title={CLOCK.format(new Date(cachedAt))}>
            Cached
          </span>
        )}
        <SnapshotMarker post={post} exists={exists} onGenerated={() => setExists(true)} />
        {exists ? (
          <Button href={paths.postHtml(slug)} target="_blank" variant="quiet" size="small">
            View HTML
          </Button>
        ) : null}
      </div>
      {post.isCached ? (
        <p className={styles.hint}>
          This post was loaded from cache. No API call was made to show it.
        </p>
      ) : null}
    </section>
  );
}
