import { useRef } from 'react';

import { RECENT_POSTS } from '../../../src/features/blog/blog.contract.ts';
import { staffPages } from '../../../src/shared/staff-pages.ts';
import { EmptyDrawing } from '../../../src/ui/EmptyDrawing/EmptyDrawing.tsx';
import { Button } from '../../../src/ui/Button/Button.tsx';
import { useAdminMode } from './AdminMode.tsx';
import * as styles from './BlogAdmin.css.ts';

function RunState() {
  const { bulk, isBulkRunning, stopBulk } = useAdminMode();
  if (!bulk) return null;
  const done = bulk.total - bulk.left.length;
  return (
    <div className={styles.run}>
      <progress
        className={styles.progress}
        value={done}
        max={Math.max(1, bulk.total)}
        aria-label="Articles done"
      />
      <span>{`${done} of ${bulk.total}`}</span>
      {isBulkRunning ? (
        <Button variant="quiet" size="small" onClick={stopBulk}>
          Stop
        </Button>
      ) : (
        <span>Stopped. The button continues with the rest.</span>
      )}
    </div>
  );
}

/** The panel of the blog's list (BAM-05 to BAM-09, BAM-11, BAM-12). */
export function BlogAdminPanel() {
  const { counts, problem, work, isBulkRunning, generateRecent } = useAdminMode();
  const button = useRef<HTMLButtonElement>(null);
  const isBusy = isBulkRunning || Object.values(work).includes('working');

  const begin = async () => {
    await generateRecent();
    // A disabled button loses the focus.
    if (document.activeElement === document.body) button.current?.focus();
  };

  return (
    <section className={styles.panel} aria-labelledby="admin-panel-title">
      <div className={styles.panelHead}>
        <h2 className={styles.panelTitle} id="admin-panel-title">
          SEO HTML Files (Admin)
        </h2>
        <Button size="small" busy={isBulkRunning} buttonRef={button} onClick={() => void begin()}>
          {isBulkRunning ? 'Processing...' : `Cache Most Recent ${RECENT_POSTS} Articles`}
        </Button>
      </div>
      <dl className={styles.figures}>
        <div className={styles.figure}>
          <dt>Total posts</dt>
          <dd className={styles.value}>{counts ? counts.total : '–'}</dd>
        </div>
        <div className={styles.figure}>
          <dt>HTML files</dt>
          <dd className={styles.value}>{counts ? `${counts.generated}/${counts.total}` : '–'}</dd>
        </div>
        <div className={styles.figure}>
          <dt>Status</dt>
          <dd className={styles.value}>
            <span role="status">{isBusy ? 'Generating...' : 'Ready'}</span>
          </dd>
        </div>
      </dl>
      <RunState />
      {problem ? (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      ) : null}
      {counts?.total === 0 ? (
        <div className={styles.none}>
          <EmptyDrawing kind="none" />
          <p>
            No posts yet. Publish one in StoryChief, or{' '}
            <a href={staffPages.site.path}>check the connection</a>.
          </p>
        </div>
      ) : null}
      <p className={styles.hint}>
        <kbd>Ctrl</kbd>+<kbd>Shift</kbd>+<kbd>A</kbd> toggles the admin mode.
      </p>
    </section>
  );
}
