import { Suspense, use } from 'react';

import { Button } from '../../../ui/Button/Button.tsx';
import { Chip } from '../../../ui/Chip/Chip.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { site } from '../../../shared/content/site.ts';
import { paths } from '../../../shared/paths.ts';
import { pictureSrcSet } from '../pictures/picture-address.ts';
import { proseClass } from './prose.css.ts';
import { listAddress, longDate } from '../blog.contract.ts';
import type { Post, PostCard } from '../store/posts.queries.ts';
import type { PageBody } from '../html/body.ts';
import { Instead } from './Instead.tsx';
import { MorePosts, Neighbors, PostAside, Share, type PostSurroundings } from './PostAside.tsx';
import { pictureSizes } from './picture-sizes.ts';
import { imageAltOf, titleOf } from '../post-meta.ts';
import * as insteadStyles from './Instead.css.ts';
import * as styles from './PostPage.css.ts';

export interface ShownPost {
  post: Post;
  body: PageBody;
  minutes: number;
  /** The first sentence of a post without an excerpt. */
  opening: string;
  /** The post's absolute address. */
  url: string;
  around: PostSurroundings;
}

/** A post, or the reason why there is none; undefined for the default text. */
export type PostOutcome =
  | { ok: true; shown: ShownPost }
  /** `mayPass`: trying again later may help. `instead`: posts that are there. */
  | { ok: false; reason?: string; mayPass?: boolean; instead?: readonly PostCard[] };

function BackToBlog() {
  return (
    <Button href={paths.blog} variant="secondary" size="small">
      Back to Blog
    </Button>
  );
}

function Breadcrumb({ title }: { title: string }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.crumbs}>
        <li className={styles.crumb}>
          <a href={paths.home}>Home</a>
        </li>
        <li className={styles.crumb}>
          <a href={paths.blog}>Blog</a>
        </li>
        <li className={styles.here} aria-current="page">
          {title}
        </li>
      </ol>
    </nav>
  );
}

/** The top of a post, which the list knows before its body is fetched. */
type Opening = Pick<
  Post,
  | 'slug'
  | 'title'
  | 'excerpt'
  | 'keywords'
  | 'imageUrl'
  | 'imageAlt'
  | 'publishedAt'
  | 'authorName'
  | 'language'
>;

interface HeadProps {
  post: Opening;
  /** Minutes; undefined while the body is being fetched. */
  minutes?: number;
}

function Head({ post, minutes }: HeadProps) {
  const srcSet = pictureSrcSet(post);
  const lang = post.language ?? undefined;
  return (
    <>
      <header className={styles.header}>
        <p className={styles.facts}>
          <span>{longDate(post.publishedAt)}</span>
          {post.authorName ? <span>{post.authorName}</span> : null}
          {minutes ? <span>{`${minutes} min read`}</span> : null}
        </p>
        <h1 className={styles.title} lang={lang}>
          {titleOf(post)}
        </h1>
        {post.excerpt ? (
          <p className={styles.excerpt} lang={lang}>
            {post.excerpt}
          </p>
        ) : null}
        {post.keywords.length > 0 ? (
          <ul className={styles.keywords} aria-label="Topics">
            {post.keywords.map(({ key, label }) => (
              <li key={key}>
                <a
                  className={styles.keyword}
                  href={listAddress({ q: '', keyword: label, page: 1 })}
                >
                  <Chip>{label}</Chip>
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </header>
      {post.imageUrl ? (
        <img
          className={styles.picture}
          src={post.imageUrl}
          alt={imageAltOf(post)}
          srcSet={srcSet}
          sizes={srcSet && pictureSizes.post}
          width={1200}
          height={675}
          decoding="async"
          fetchPriority="high"
          data-image-fallback="hide"
        />
      ) : null}
    </>
  );
}

function Top({ post }: { post: Opening }) {
  return (
    <div className={styles.top}>
      <Breadcrumb title={titleOf(post)} />
      <BackToBlog />
    </div>
  );
}

function Article({
  post,
  body,
  minutes,
  url,
  around,
  isStored,
}: ShownPost & { isStored: boolean }) {
  return (
    <>
      <Top post={post} />
      <article
        className={styles.article}
        data-post={post.slug}
        data-post-stored={isStored ? '' : undefined}
      >
        <Head post={post} minutes={minutes} />
        <PostAside sections={body.sections} />
        <div
          className={`${proseClass} ${styles.body}`}
          lang={post.language ?? undefined}
          dangerouslySetInnerHTML={{ __html: body.html }}
        />
        <footer className={styles.footer}>
          <Share title={titleOf(post)} url={url} />
          <div className={styles.offer}>
            <p>{`${site.brand} reads the resumes and hands you a ranked shortlist.`}</p>
            <Button href={paths.demo}>Try the demo</Button>
          </div>
        </footer>
      </article>
      <MorePosts title="Read next" posts={around.related} />
      <Neighbors older={around.older} newer={around.newer} />
    </>
  );
}

/** What is stored of a post comes first; its body is on its way. */
const Waiting = ({ opening }: { opening: Opening }) => (
  <>
    <Top post={opening} />
    <article className={styles.article}>
      <Head post={opening} />
      <p className={styles.loading} role="status">
        Loading from cache...
      </p>
    </article>
  </>
);

function NotFound({
  reason,
  mayPass = false,
  instead,
}: Omit<Extract<PostOutcome, { ok: false }>, 'ok'>) {
  return (
    <>
      <Instead drawing="lost">
        <h1 className={styles.title}>Post Not Found</h1>
        {mayPass ? (
          <p>Our blog is not answering. Your browser is fine; try again in a minute.</p>
        ) : (
          <p>It may have moved, or its address has a typo.</p>
        )}
        <Inline>
          {mayPass ? (
            <form method="get">
              <Button type="submit" size="small">
                Try Again
              </Button>
            </form>
          ) : null}
          <BackToBlog />
        </Inline>
        <p className={insteadStyles.reason}>
          {reason ?? 'The blog post you are looking for does not exist.'}
        </p>
      </Instead>
      <MorePosts title="The newest posts" posts={instead ?? []} />
    </>
  );
}

function Shown({ outcome, isStored }: { outcome: PostOutcome; isStored: boolean }) {
  return outcome.ok ? (
    <Article {...outcome.shown} isStored={isStored} />
  ) : (
    <NotFound {...outcome} />
  );
}

function Late({ outcome }: { outcome: Promise<PostOutcome> }) {
  return <Shown outcome={use(outcome)} isStored={false} />;
}

interface PostPageProps {
  /** A promise (which never rejects) while the post is being fetched. */
  outcome: PostOutcome | Promise<PostOutcome>;
  /** What is stored of the post, until then; the page of one of which nothing is stored waits for it. */
  opening?: Opening | undefined;
  /** Whether the post was stored; the admin mode shows it. */
  isStored?: boolean;
}

export function PostPage({ outcome, opening, isStored = false }: PostPageProps) {
  return (
    <Container>
      <div className={styles.root}>
        {outcome instanceof Promise ? (
          <Suspense fallback={opening ? <Waiting opening={opening} /> : null}>
            <Late outcome={outcome} />
          </Suspense>
        ) : (
          <Shown outcome={outcome} isStored={isStored} />
        )}
      </div>
    </Container>
  );
}
