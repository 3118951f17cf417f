import { PageTags } from '../../http/document.tsx';
import { paths } from '../../shared/paths.ts';
import { keywordsOf, longDate } from './blog.contract.ts';
import type { Post } from './blog.queries.ts';
import { imageAltOf, postMeta, titleOf } from './post-meta.ts';

/** Raise it with every change of this template: copies made by an older one are written again. */
export const COPY_TEMPLATE_VERSION = 3;

/** The stylesheet of copies. Its name never changes: a stored copy outlives many builds. */
const STYLESHEET = '/media/blog-copy.css';

interface HtmlCopyProps {
  post: Post;
  /** The site's origin, for absolute addresses. */
  origin: string;
}

/** A post as one complete document for crawlers, without scripts and without the site's chrome. */
export function HtmlCopy({ post, origin }: HtmlCopyProps) {
  const meta = postMeta(post, origin);
  const canonical = new URL(meta.path, origin).href;
  const image = post.imageUrl;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{meta.title}</title>
        <PageTags meta={meta} origin={origin} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="stylesheet" href={STYLESHEET} />
      </head>
      <body>
        <nav aria-label="Breadcrumb">
          <a href="/">Home</a> › <a href={paths.blog}>Blog</a> › {titleOf(post)}
        </nav>
        <main>
          <article>
            <p className="facts">
              {[longDate(post.publishedAt), post.authorName].filter(Boolean).join(' · ')}
            </p>
            <h1>{titleOf(post)}</h1>
            {post.excerpt ? <p className="excerpt">{post.excerpt}</p> : null}
            {image ? <img src={image} alt={imageAltOf(post)} /> : null}
            <div dangerouslySetInnerHTML={{ __html: post.contentHtml ?? '' }} />
            {meta.keywords ? (
              <p className="keywords">{keywordsOf(post.keywords).join(' · ')}</p>
            ) : null}
          </article>
        </main>
        <footer>
          <a href={canonical}>Read this on the site</a>
        </footer>
      </body>
    </html>
  );
}
