import { useEffect, useState } from 'react';

import { paths } from '../../../src/shared/paths.ts';
import { Button } from '../../../src/ui/Button/Button.tsx';
import * as styles from './BlogAdmin.css.ts';
import { CopyMarker } from './CardMarker.tsx';
import { readCached, readCopy } from './snapshots-api.ts';
import type { PagePost } from './page-posts.ts';

const CLOCK = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' });

/** The strip above a post (BAM-13 to BAM-15). Kept post and HTML file are two copies. */
export function PostMarkers({ post }: { post: PagePost }) {
  const { slug } = post;
  const [exists, setExists] = useState<boolean>();
  /** When the kept copy was fetched (ISO 8601); null where there is none. */
  const [cachedAt, setCachedAt] = useState<string | null>(null);

  useEffect(() => {
    const alive = new AbortController();
    const look = async () => {
      const [copy, cached] = await Promise.all([
        readCopy(slug, alive.signal),
        readCached(slug, alive.signal),
      ]);
      if (alive.signal.aborted) return;
      if (copy.ok) setExists(copy.value.exists);
      setCachedAt(cached.ok ? cached.value.cachedAt : null);
    };
    void look();
    return () => alive.abort();
  }, [slug]);

  return (
    <section className={styles.panel} aria-label="Copies of this post (Admin)">
      <div className={styles.strip}>
        {cachedAt === null ? null : (
          <span className={styles.marker.present} title={CLOCK.format(new Date(cachedAt))}>
            Cached
          </span>
        )}
        <CopyMarker post={post} exists={exists} onGenerated={() => setExists(true)} />
        {exists ? (
          <Button href={paths.postHtml(slug)} target="_blank" variant="quiet" size="small">
            View HTML
          </Button>
        ) : null}
      </div>
      {post.isKept ? (
        <p className={styles.hint}>
          This post was loaded from cache. No API call was made to show it.
        </p>
      ) : null}
    </section>
  );
}
