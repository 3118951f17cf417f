import { useEffect, useState } from 'react';

/** A post as a page of the blog shows it. */
export interface PagePost {
  slug: string;
  title: string | null;
  /** An element of ours within its card, or before the article. */
  place: HTMLElement;
  /** On the post's own page: whether it came from its kept copy; null on a card. */
  isKept: boolean | null;
}

const SLOT = 'data-admin-slot';

/** Nothing of ours may stand in an island that React has yet to compare with its own. */
const isSettled = (element: Element): boolean => {
  const status = element.closest<HTMLElement>('[data-island]')?.dataset['islandStatus'];
  return status === undefined || status === 'hydrated';
};

function slotOf(post: HTMLElement): HTMLElement {
  const isArticle = post.localName === 'article';
  const found = isArticle
    ? document.querySelector<HTMLElement>(`main > [${SLOT}]`)
    : post.querySelector<HTMLElement>(`[${SLOT}]`);
  if (found) return found;
  const slot = document.createElement('div');
  slot.setAttribute(SLOT, '');
  if (isArticle) document.querySelector('main')?.insertAdjacentElement('afterbegin', slot);
  else post.appendChild(slot);
  return slot;
}

function findPosts(): PagePost[] {
  const posts = [...document.querySelectorAll<HTMLElement>('main [data-post]')];
  return posts.filter(isSettled).map((post) => ({
    slug: post.dataset['post'] ?? '',
    title: post.querySelector('h1, h2, h3')?.textContent ?? null,
    place: slotOf(post),
    isKept: post.localName === 'article' ? post.dataset['postKept'] !== undefined : null,
  }));
}

const isSame = (before: readonly PagePost[], after: readonly PagePost[]) =>
  before.length === after.length &&
  before.every(({ slug, place }, index) => {
    const other = after[index];
    return slug === other?.slug && place === other.place;
  });

/** The posts that the page shows now, each with a place for what the admin mode says of it. */
export function usePagePosts(): readonly PagePost[] {
  const [posts, setPosts] = useState<readonly PagePost[]>([]);
  useEffect(() => {
    const main = document.querySelector('main');
    const look = () =>
      setPosts((before) => {
        const after = findPosts();
        return isSame(before, after) ? before : after;
      });
    look();
    // The list is searched and paged without leaving the page, and a late post streams in.
    const observer = new MutationObserver(look);
    const attributes = { attributes: true, attributeFilter: ['data-island-status', 'data-post'] };
    if (main) observer.observe(main, { childList: true, subtree: true, ...attributes });
    return () => {
      observer.disconnect();
      for (const slot of document.querySelectorAll(`[${SLOT}]`)) slot.remove();
    };
  }, []);
  return posts;
}
