import { useRef } from 'react';

import { RECENT_POSTS } from '../../blog.contract.ts';
import { staffPages } from '../../../../shared/staff-pages.ts';
import { EmptyDrawing } from '../../../../ui/EmptyDrawing/EmptyDrawing.tsx';
import { Button } from '../../../../ui/Button/Button.tsx';
import { useAdminMode } from './AdminMode.tsx';
import * as styles from './BlogAdmin.css.ts';

export function BlogAdminPanel() {
  const { counts, problem, work, bulk, generateRecent } = useAdminMode();
  const button = useRef<HTMLButtonElement>(null);
  const isBusy = bulk !== null || Object.values(work).includes('working');

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
        <Button size="small" busy={bulk !== null} buttonRef={button} onClick={() => void begin()}>
          {bulk ? 'Processing...' : `Cache Most Recent ${RECENT_POSTS} Articles`}
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
            {bulk ? ` ${bulk.done} of ${bulk.total}` : null}
          </dd>
        </div>
      </dl>
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
