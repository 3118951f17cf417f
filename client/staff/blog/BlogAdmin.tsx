import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

import { paths } from '../../../src/shared/paths.ts';
import * as styles from './BlogAdmin.css.ts';
import { BlogAdminPanel } from './BlogAdminPanel.tsx';
import { CardMarker } from './CardMarker.tsx';
import { usePagePosts } from './page-posts.ts';
import { PostMarkers } from './PostMarkers.tsx';
import { SignInPrompt } from '../shell/SignInPrompt.tsx';
import { useAdminMode } from './use-admin-mode.ts';

/** A place of the admin mode's own at the top of the page's content. */
function useTopOfMain(wanted: boolean): HTMLElement {
  const [place] = useState(() => document.createElement('div'));
  useEffect(() => {
    if (!wanted) return undefined;
    document.querySelector('main')?.insertAdjacentElement('afterbegin', place);
    return () => {
      place.remove();
    };
  }, [wanted, place]);
  return place;
}

/** The admin mode on a page of the blog: badge, panel or markers (BAM-04 to BAM-16). */
export function BlogAdmin() {
  const { mode, state } = useAdminMode();
  const posts = usePagePosts();
  const isList = location.pathname === paths.blog;
  const panel = useTopOfMain(isList);
  const article = posts.find(({ isKept }) => isKept !== null);

  const slugs = posts.map(({ slug }) => slug).join(',');
  useEffect(() => {
    if (isList) void mode.look(slugs.split(',').filter(Boolean));
  }, [mode, isList, slugs]);

  return (
    <>
      <aside className={styles.badge} aria-label="Admin mode">
        ADMIN
      </aside>
      {isList ? createPortal(<BlogAdminPanel />, panel) : null}
      {article ? createPortal(<PostMarkers post={article} />, article.place) : null}
      {isList
        ? posts.map((post) => createPortal(<CardMarker post={post} />, post.place, post.slug))
        : null}
      {state.isAsking ? (
        <SignInPrompt onAnswer={(signedIn) => mode.answerPassword(signedIn)} />
      ) : null}
    </>
  );
}
