import { ArrowLeft, ArrowRight } from 'lucide-react';

import { paths } from '../../../shared/paths.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Grid } from '../../../ui/layout/Grid.tsx';
import type { PostCard } from '../store/posts.queries.ts';
import type { Heading } from '../html/body.ts';
import * as styles from './PostAside.css.ts';
import { PostFacts, PostPicture } from './PostCards.tsx';
import { pictureSizes } from './picture-sizes.ts';
import { titleOf } from '../post-meta.ts';

/** A post with fewer sections has no table of contents. */
const LONG_POST_SECTIONS = 3;

function Sections({ sections }: { sections: readonly Heading[] }) {
  return (
    <ol className={styles.sections}>
      {sections.map(({ id, text }) => (
        <li key={id}>
          <a className={styles.section} href={`#${id}`}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Folded above the post on narrow windows, in the column next to it on wide ones. */
function Contents({ sections }: { sections: readonly Heading[] }) {
  if (sections.length < LONG_POST_SECTIONS) return null;
  return (
    <nav aria-label="On this page">
      <details className={styles.folded}>
        <summary className={styles.foldedTitle}>On this page</summary>
        <Sections sections={sections} />
      </details>
      <div className={styles.beside}>
        <p className={styles.besideTitle}>On this page</p>
        <Sections sections={sections} />
      </div>
    </nav>
  );
}

/** The contents go with the reader in the column next to a post on wide windows. */
export function PostAside({ sections }: { sections: readonly Heading[] }) {
  return (
    <aside className={styles.aside} aria-label="About this post">
      <div className={styles.going}>
        <Contents sections={sections} />
      </div>
    </aside>
  );
}

interface ShareProps {
  title: string;
  /** The post's absolute address. */
  url: string;
}

/** Links to share a post, and a copy button when scripts run. */
export function Share({ title, url }: ShareProps) {
  const to = (address: string, query: Record<string, string>) =>
    // Mail programs do not decode a plus as a space.
    `${address}?${new URLSearchParams(query).toString().replaceAll('+', '%20')}`;
  const ways = [
    ['LinkedIn', to('https://www.linkedin.com/sharing/share-offsite/', { url })],
    ['X', to('https://x.com/intent/post', { text: title, url })],
    ['E-mail', to('mailto:', { subject: title, body: `${title}\n\n${url}` })],
  ] as const;
  return (
    <div className={styles.share}>
      <h2 className={styles.label}>Share this post</h2>
      <ul className={styles.ways}>
        {ways.map(([name, href]) => (
          <li key={name}>
            <a
              className={styles.way}
              href={href}
              rel="noopener nofollow"
              {...(href.startsWith('mailto:') ? {} : { target: '_blank' })}
            >
              {name}
            </a>
          </li>
        ))}
        <li className={styles.scripted}>
          <button className={styles.way} type="button" data-action="copy" data-copy-link={url}>
            Copy link
          </button>
          <span className={styles.copied} role="status" data-copy-result />
        </li>
      </ul>
    </div>
  );
}

export interface PostSurroundings {
  related: readonly PostCard[];
  older: PostCard | undefined;
  newer: PostCard | undefined;
}

export function MorePosts({ title, posts }: { title: string; posts: readonly PostCard[] }) {
  if (posts.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby="more-posts">
      <h2 id="more-posts" className={styles.relatedTitle}>
        {title}
      </h2>
      <Grid as="ul" tablet={3}>
        {posts.map((post) => (
          <li key={post.id} className={styles.relatedPost}>
            <PostPicture
              post={post}
              className={styles.relatedPicture}
              sizes={pictureSizes.related}
            />
            <PostFacts post={post} />
            <h3 className={styles.relatedPostTitle}>
              <a className={styles.relatedLink} href={paths.post(post.slug)}>
                {titleOf(post)}
              </a>
            </h3>
          </li>
        ))}
      </Grid>
    </section>
  );
}

export function Neighbors({ older, newer }: Omit<PostSurroundings, 'related'>) {
  if (!older && !newer) return null;
  return (
    <nav className={styles.neighbors} aria-label="Older and newer posts">
      {older ? (
        <a className={styles.older} href={paths.post(older.slug)} rel="prev">
          <span className={styles.direction}>
            <Icon icon={ArrowLeft} size={16} /> Older
          </span>
          <span className={styles.neighbor}>{titleOf(older)}</span>
        </a>
      ) : null}
      {newer ? (
        <a className={styles.newer} href={paths.post(newer.slug)} rel="next">
          <span className={styles.direction}>
            Newer <Icon icon={ArrowRight} size={16} />
          </span>
          <span className={styles.neighbor}>{titleOf(newer)}</span>
        </a>
      ) : null}
    </nav>
  );
}
