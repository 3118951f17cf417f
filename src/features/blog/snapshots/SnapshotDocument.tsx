import { PageTags } from '../../../http/page/document.tsx';
import { paths } from '../../../shared/paths.ts';
import { site } from '../../../shared/content/site.ts';
import { palette } from '../../../styles/tokens.ts';
import { longDate } from '../blog.contract.ts';
import type { Post } from '../store/posts.queries.ts';
import { SNAPSHOT_STYLE } from './snapshot-style.ts';
import { imageAltOf, postMeta, titleOf, type BodyFacts } from '../post-meta.ts';

/** Inline, because a snapshot loads nothing of the site. */
const ICON = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="3" fill="${palette.highlighter}"/><text x="16" y="25" font-family="system-ui,sans-serif" font-size="26" font-weight="800" text-anchor="middle" fill="${palette.ink}">R</text></svg>`,
)}`;

interface SnapshotDocumentProps {
  post: Post;
  origin: string;
  /** The post's address. */
  canonical: string;
  body: BodyFacts & { html: string };
}

/**
 * A post as one complete document, for crawlers and for people who save it: it contains its style
 * and runs nothing. Only the post's pictures are loaded.
 */
export function SnapshotDocument({ post, origin, canonical, body }: SnapshotDocumentProps) {
  const meta = postMeta(post, origin, body);
  const links = meta.links?.map((link) => ({ ...link, href: new URL(link.href, origin).href }));
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{meta.title}</title>
        <style dangerouslySetInnerHTML={{ __html: SNAPSHOT_STYLE }} />
        <PageTags meta={{ ...meta, ...(links ? { links } : {}) }} origin={origin} />
        <meta name="theme-color" content={palette.paper} />
        <link rel="icon" type="image/svg+xml" href={ICON} />
      </head>
      <body>
        <header className="site">
          <a className="brand" href={`${origin}/`}>
            {site.brand}
          </a>
          <Breadcrumb origin={origin} title={titleOf(post)} />
        </header>
        <main>
          <Article post={post} origin={origin} body={body} topics={meta.keywords} />
        </main>
        <footer>
          <p>
            A copy of <a href={canonical}>{canonical}</a>, where its newest state is. {site.product}
            . {site.tagline}
          </p>
        </footer>
      </body>
    </html>
  );
}

const Breadcrumb = ({ origin, title }: { origin: string; title: string }) => (
  <nav aria-label="Breadcrumb">
    <ol className="crumbs">
      <li>
        <a href={`${origin}/`}>Home</a>
      </li>
      <li>
        <a href={origin + paths.blog}>Blog</a>
      </li>
      <li>
        <span aria-current="page">{title}</span>
      </li>
    </ol>
  </nav>
);

interface ArticleProps extends Pick<SnapshotDocumentProps, 'post' | 'origin' | 'body'> {
  topics: readonly string[] | undefined;
}

function Article({ post, origin, body, topics }: ArticleProps) {
  const lang = post.language ?? undefined;
  const image = post.imageUrl && URL.parse(post.imageUrl, origin)?.href;
  const facts = [longDate(post.publishedAt), post.authorName, `${body.minutes} min read`];
  return (
    <article>
      <p className="facts">{facts.filter(Boolean).join(' · ')}</p>
      <h1 lang={lang}>{titleOf(post)}</h1>
      {post.excerpt ? (
        <p className="excerpt" lang={lang}>
          {post.excerpt}
        </p>
      ) : null}
      {image ? <img className="picture" src={image} alt={imageAltOf(post)} /> : null}
      <div lang={lang} dangerouslySetInnerHTML={{ __html: body.html }} />
      {topics ? <p className="topics">{`Topics: ${topics.join(' · ')}`}</p> : null}
    </article>
  );
}
