import { useEffect, useState } from 'react';

/** A post as a page of the blog shows it. */
export interface PagePost {
  slug: string;
  title: string | null;
  /** An element of ours in its card, or before the article. */
  slot: HTMLElement;
  /** On the post's own page: whether it was rendered from the stored post; null on a card. */
  isCached: boolean | null;
}

const SLOT = 'data-admin-slot';

/** No DOM of ours may be in an island before it is hydrated: React would report a mismatch. */
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
    slot: slotOf(post),
    isCached: post.localName === 'article' ? post.dataset['postStored'] !== undefined : null,
  }));
}

const isSame = (before: readonly PagePost[], after: readonly PagePost[]) =>
  before.length === after.length &&
  before.every(({ slug, slot }, index) => {
    const other = after[index];
    return slug === other?.slug && slot === other.slot;
  });

/** The posts that the page shows now, each with a slot for the admin mode. */
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
    // A search replaces the list without a new page, and a late post streams in.
    const observer = new MutationObserver(look);
    if (main) {
      observer.observe(main, {
        childList: true,
        subtree: true,
        attributes: true,
        attributeFilter: ['data-island-status', 'data-post'],
      });
    }
    return () => {
      observer.disconnect();
      for (const slot of document.querySelectorAll(`[${SLOT}]`)) slot.remove();
    };
  }, []);
  return posts;
}
