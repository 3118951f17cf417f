import { clientBuild } from 'virtual:client-build';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { Chat } from '../../features/chat/client/Chat.island.tsx';
import { site } from '../../shared/content/site.ts';
import { palette } from '../../styles/tokens.ts';
import { Footer } from '../../ui/shell/Footer.tsx';
import { Header } from '../../ui/shell/Header.tsx';
import { SkipLink } from '../../ui/shell/SkipLink.tsx';
import { CRITICAL_CSS } from './critical-css.ts';
import { Island } from './island.tsx';
import { footerPages, menu } from './navigation.ts';
import type { PageMeta, ShareImage } from './page-meta.ts';
import { SPECULATION_RULES } from './speculation-rules.ts';

interface DocumentProps {
  children?: ReactNode;
  meta?: PageMeta;
  origin?: string;
  /** For src/features/leads/client/tracking.ts. */
  partner?: { script: string; publicKey: string } | null;
  /** For client/third-parties/web-analytics.ts. */
  webAnalytics?: string | undefined;
  /** Whether it is the first page of a visit: it contains its styles (critical-css.ts). */
  isEntry?: boolean;
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

/** The tags for search engines and link previews, also in HTML snapshots. */
export function PageTags({ meta, origin }: TagsProps) {
  const absolute = (url: string) => new URL(url, origin).href;
  const { title, description, robots = {}, share = {}, structuredData = [], links = [] } = meta;
  const image: ShareImage = meta.image ?? { ...site.seo.image, url: site.seo.image.path };
  // Appended, not resolved: a path that begins with two slashes would name another host.
  const canonical = new URL(origin + meta.path).href;
  const shareTitle = share.title ?? title;
  const shareDescription = share.description ?? description;
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
      <meta property="og:type" content={meta.ogType ?? 'website'} />
      <meta property="og:title" content={shareTitle} />
      <meta property="og:description" content={shareDescription} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={absolute(image.url)} />
      {image.width ? <meta property="og:image:width" content={String(image.width)} /> : null}
      {image.height ? <meta property="og:image:height" content={String(image.height)} /> : null}
      {image.alt ? <meta property="og:image:alt" content={image.alt} /> : null}
      <meta name="twitter:card" content={meta.twitterCard ?? 'summary_large_image'} />
      <meta name="twitter:title" content={shareTitle} />
      <meta name="twitter:description" content={shareDescription} />
      <meta name="twitter:image" content={absolute(image.url)} />
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

function Stylesheets({ feature = '' }: PageMeta) {
  // Each page of a build contains the styles of its fonts (tools/vite/inline-styles.ts).
  return ['fonts', 'site', feature]
    .flatMap((name) => clientBuild.stylesheets[name] ?? [])
    .map((href) => <link key={href} rel="stylesheet" href={href} />);
}

function Scripts() {
  return clientBuild.scripts.map((src) => (
    <script
      key={src}
      type="module"
      // After what the first view shows: nothing in it waits for the script.
      fetchPriority="low"
      src={src}
      integrity={clientBuild.integrity[src]}
    />
  ));
}

const MANIFEST = '/site.webmanifest';

/**
 * For the styles of a long page (src/styles/below.css.ts): whether it is opened again or at a fragment, so
 * that the browser needs its real height to find the place, and whether it has been painted.
 */
const BEFORE_PAINT =
  'let d=document.documentElement.dataset;d.layOut=location.hash||performance.getEntriesByType("navigation")[0]?.type!="navigate"?"whole":"first-view";';
const AFTER_PAINT = 'if(d.layOut!="whole")d.layOut="near";';

/**
 * Puts what stands in the template before it into the head after the first paint, which it would delay;
 * after two seconds where none is reported, as in a hidden tab.
 */
const entryScript = ({ isLong }: PageMeta): string =>
  `{${isLong ? BEFORE_PAINT : ''}let t=document.querySelector("head>template"),f=()=>{${isLong ? AFTER_PAINT : ''}t.replaceWith(t.content)};setTimeout(f,2e3);new PerformanceObserver(f).observe({type:"paint",buffered:!0})}`;

/** The inline scripts of a first page, for its content policy. */
export const entryScripts = (meta: PageMeta): readonly string[] => [
  entryScript(meta),
  SPECULATION_RULES,
];

/** As text: React moves a link out of a template, and drops a script in one. */
function AfterPaint({ meta }: { meta: PageMeta }) {
  const scripts = renderToStaticMarkup(<Scripts />);
  const rules = `<script type="speculationrules">${SPECULATION_RULES}</script>`;
  const late = `<link rel="manifest" href="${MANIFEST}">${scripts}${rules}`;
  return (
    <>
      <template dangerouslySetInnerHTML={{ __html: late }} />
      <script dangerouslySetInnerHTML={{ __html: entryScript(meta) }} />
    </>
  );
}

interface HeadProps extends TagsProps {
  isEntry: boolean;
}

function Head({ meta, origin, isEntry }: HeadProps) {
  return (
    <head>
      <meta charSet="utf-8" />
      <title>{meta.title}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {/* Critical CSS begins with it. */}
      {isEntry ? null : (
        <style dangerouslySetInnerHTML={{ __html: clientBuild.inlineStyles.css }} />
      )}
      {meta.preloads?.map((preload) => (
        <link key={preload.href} rel="preload" fetchPriority="high" {...preload} />
      ))}
      {clientBuild.fonts.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="" href={href} />
      ))}
      {isEntry ? null : (
        <>
          <Stylesheets {...meta} />
          <Scripts />
        </>
      )}
      {clientBuild.devNonce ? <meta property="csp-nonce" nonce={clientBuild.devNonce} /> : null}
      <PageTags meta={meta} origin={origin} />
      <meta name="theme-color" content={palette.paper} />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      {/* Last: some readers of shared links stop after the first kilobytes. */}
      {isEntry ? (
        <>
          <AfterPaint meta={meta} />
          <style dangerouslySetInnerHTML={{ __html: CRITICAL_CSS }} />
          {/* With scripts they come after the load event (client/add-stylesheets.ts). */}
          <noscript>
            <Stylesheets {...meta} />
          </noscript>
        </>
      ) : (
        <link rel="manifest" href={MANIFEST} />
      )}
    </head>
  );
}

const DEFAULT_META: PageMeta = {
  title: site.seo.title,
  description: site.seo.description,
  path: '/',
};

/**
 * The document around every page, staff pages included (SHELL-25). A page renders the content of
 * <main>, not <main> itself.
 */
export function Document({
  children,
  meta = DEFAULT_META,
  origin = '',
  partner,
  webAnalytics,
  isEntry = false,
}: DocumentProps) {
  return (
    <html lang="en">
      <Head meta={meta} origin={origin} isEntry={isEntry} />
      <body
        data-admin-styles={meta.adminMode ? clientBuild.stylesheets['staff']?.join(' ') : undefined}
        data-partner-script={partner?.script}
        data-partner-public-key={partner?.publicKey}
        data-web-analytics={webAnalytics}
      >
        <SkipLink />
        <Header menu={menu} path={meta.path.split('?')[0] ?? ''} />
        <main id="main" tabIndex={-1} data-entry={isEntry && meta.isLong ? '' : undefined}>
          {children}
        </main>
        <Footer {...footerPages} />
        <Island
          name="Chat"
          component={Chat}
          when="interaction"
          resume={'"open":true'}
          props={{ compact: meta.feature === 'staff' }}
        />
      </body>
    </html>
  );
}
