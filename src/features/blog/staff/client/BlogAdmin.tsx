import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

import { paths } from '../../../../shared/paths.ts';
import { staffPages } from '../../../../shared/staff-pages.ts';
import { cancelSignIn, useSession } from '../../../../staff/client/session-state.ts';
import { SignInDialog } from '../../../../staff/sign-in/client/SignInDialog.tsx';
import { useAdminMode } from './AdminMode.tsx';
import * as styles from './BlogAdmin.css.ts';
import { BlogAdminPanel } from './BlogAdminPanel.tsx';
import { CardMarker, PostMarkers } from './Markers.tsx';
import { usePagePosts } from './page-posts.ts';

/** An element of our own at the top of the page's content. */
function useTopOfMain(isNeeded: boolean): HTMLElement {
  const [slot] = useState(() => document.createElement('div'));
  useEffect(() => {
    if (!isNeeded) return undefined;
    document.querySelector('main')?.insertAdjacentElement('afterbegin', slot);
    return () => {
      slot.remove();
    };
  }, [isNeeded, slot]);
  return slot;
}

/** The admin mode on a page of the blog: badge, panel or markers. */
export function BlogAdmin() {
  const { readCounts } = useAdminMode();
  const posts = usePagePosts();
  const isSignInNeeded = useSession() === 'asked';
  const isList = location.pathname === paths.blog;
  const panel = useTopOfMain(isList);
  const article = posts.find(({ isCached }) => isCached !== null);

  const slugs = posts.map(({ slug }) => slug).join(',');
  useEffect(() => {
    if (isList) void readCounts(slugs.split(',').filter(Boolean));
  }, [readCounts, isList, slugs]);

  return (
    <>
      <aside className={styles.badge} aria-label="Admin mode">
        ADMIN
      </aside>
      {isList ? createPortal(<BlogAdminPanel />, panel) : null}
      {article ? createPortal(<PostMarkers post={article} />, article.slot) : null}
      {isList
        ? posts.map((post) => createPortal(<CardMarker post={post} />, post.slot, post.slug))
        : null}
      {isSignInNeeded ? (
        <SignInDialog
          id="staff-sign-in"
          title="Staff sign-in"
          text="Only staff can write HTML files. Your action continues after you sign in."
          destination={staffPages.leads.path}
          onCancel={cancelSignIn}
        />
      ) : null}
    </>
  );
}
