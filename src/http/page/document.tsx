import { clientBuild } from 'virtual:client-build';
import type { ReactNode } from 'react';

import { site } from '../../shared/content/site.ts';
import { palette } from '../../styles/tokens.ts';
import { SkipLink } from '../../ui/shell/SkipLink.tsx';
import type { PageMeta, ShareImage } from './page-meta.ts';

interface DocumentProps {
  children?: ReactNode;
  meta?: PageMeta;
  origin?: string;
  /** For src/features/leads/client/tracking.ts. */
  partner?: { script: string; publicKey: string } | null;
  /** For client/third-parties/web-analytics.ts. */
  webAnalytics?: string | undefined;
  /** Of the page's module (tools/vite/page-styles.ts). */
  styles?: string;
  /** What runs before everything else; without a nonce, no browser runs it. */
  script?: string | undefined;
  nonce?: string | undefined;
}

/** JSON inside a script element: "<" could end it early. */
const embedded = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c');

type ArticleProps = NonNullable<PageMeta['article']>;

interface TagsProps {
  meta: PageMeta;
  origin: string;
}

function ArticleTags({ publishedTime, modifiedTime, author, tags }: ArticleProps) {
  return (
    <>
      {publishedTime ? <meta property="article:published_time" content={publishedTime} /> : null}
      {modifiedTime ? <meta property="article:modified_time" content={modifiedTime} /> : null}
      {author ? <meta property="article:author" content={author} /> : null}
      {tags?.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
    </>
  );
}

const OpenGraphImage = ({ url, width, height, alt }: ShareImage) => (
  <>
    <meta property="og:image" content={url} />
    {width ? <meta property="og:image:width" content={String(width)} /> : null}
    {height ? <meta property="og:image:height" content={String(height)} /> : null}
    {alt ? <meta property="og:image:alt" content={alt} /> : null}
  </>
);

/** The tags for search engines and link previews, also in HTML snapshots. */
export function PageTags({ meta, origin }: TagsProps) {
  const absolute = (url: string) => new URL(url, origin).href;
  const { title, description, robots = {}, structuredData = [], links = [] } = meta;
  const image: ShareImage = meta.image ?? { ...site.seo.image, url: site.seo.image.path };
  // Appended, not resolved: a path that begins with two slashes would name another host.
  const canonical = new URL(origin + meta.path).href;
  const openGraph = { title, description, image, ...meta.openGraph };
  const twitter = { ...openGraph, ...meta.twitter };
  return (
    <>
      <meta name="description" content={description} />
      <meta name="keywords" content={(meta.keywords ?? site.seo.keywords).join(', ')} />
      <meta
        name="robots"
        content={`${robots.index === false ? 'noindex' : 'index'}, ${robots.follow === false ? 'nofollow' : 'follow'}`}
      />
      <link rel="canonical" href={canonical} />
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:locale" content="en_US" />
      <meta property="og:type" content={meta.ogType ?? 'website'} />
      <meta property="og:title" content={openGraph.title} />
      <meta property="og:description" content={openGraph.description} />
      <meta property="og:url" content={canonical} />
      <OpenGraphImage {...openGraph.image} url={absolute(openGraph.image.url)} />
      <meta name="twitter:card" content={meta.twitterCard ?? 'summary_large_image'} />
      <meta name="twitter:title" content={twitter.title} />
      <meta name="twitter:description" content={twitter.description} />
      <meta name="twitter:image" content={absolute(twitter.image.url)} />
      {twitter.image.alt ? <meta name="twitter:image:alt" content={twitter.image.alt} /> : null}
      <ArticleTags {...meta.article} />
      {links.map((link) => (
        <link key={link.rel + link.href} {...link} />
      ))}
      {structuredData.map((data) => {
        const json = embedded(data);
        return (
          <script
            key={json}
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: json }}
          />
        );
      })}
    </>
  );
}

/**
 * Fades between pages, for visitors who accept motion: vanilla-extract does not know the rule.
 */
const FADE = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

/** The text of a page's one style element. */
export const styleText = (styles: string): string => FADE + styles;

interface HeadProps extends TagsProps, Pick<DocumentProps, 'script' | 'nonce'> {
  styles: string;
}

function Head({ meta, origin, styles, script, nonce }: HeadProps) {
  return (
    <head>
      <meta charSet="utf-8" />
      <title>{meta.title}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {script ? <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} /> : null}
      {clientBuild.scripts.map((src) => (
        <script
          key={src}
          type="module"
          async
          // Nothing in the first view waits for it.
          fetchPriority="low"
          src={src}
          integrity={clientBuild.integrity[src]}
        />
      ))}
      {meta.headScript ? <script dangerouslySetInnerHTML={{ __html: meta.headScript }} /> : null}
      {clientBuild.devNonce ? <meta property="csp-nonce" nonce={clientBuild.devNonce} /> : null}
      <PageTags meta={meta} origin={origin} />
      {meta.colorScheme ? (
        <meta name="color-scheme" content={meta.colorScheme} />
      ) : (
        <meta name="theme-color" content={palette.paper} />
      )}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      {/* Last: some readers of shared links stop after the first kilobytes. */}
      <style dangerouslySetInnerHTML={{ __html: styleText(styles) }} />
    </head>
  );
}

const DEFAULT_META: PageMeta = {
  title: site.seo.title,
  description: site.seo.description,
  path: '/',
};

/** The document around every page, staff pages included. Its body is that of VisitorsFrame or StaffPage. */
export function Document({
  children,
  meta = DEFAULT_META,
  origin = '',
  partner,
  webAnalytics,
  styles = '',
  script,
  nonce,
}: DocumentProps) {
  return (
    <html lang="en">
      <Head meta={meta} origin={origin} styles={styles} script={script} nonce={nonce} />
      <body
        data-has-admin-mode={meta.adminMode ? '' : undefined}
        data-partner-script={partner?.script}
        data-partner-public-key={partner?.publicKey}
        data-web-analytics={webAnalytics}
      >
        <SkipLink />
        {children}
      </body>
    </html>
  );
}
