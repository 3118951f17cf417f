import type { LucideIcon } from 'lucide-react';

import type { Config } from '../../config.ts';
import type { ThirdPartySources } from '../security-headers.ts';
import type { PageMeta, ShareImage, StructuredData } from './page-meta.ts';
import { breadcrumbs } from './structured-data.ts';

/** Props of a page's component. */
export interface PageProps {
  config: Config;
}

interface EveryPage {
  /** The canonical path; from `paths` when code links to it. */
  path: string;
  /** Older paths that redirect to it. */
  aliases?: readonly string[];
  /** As menus, breadcrumbs and llms.txt call it. */
  name: string;
  title: string;
  description: string;
  /** JSON-LD besides the breadcrumbs. @param origin the site's, e.g. "https://example.com" */
  structuredData?: (origin: string) => readonly StructuredData[];
  /** Its item in the header's menu, in a dropdown if it has a group. */
  header?: { group?: string; name?: string; text: string; icon: LucideIcon };
  /** Its link in the footer. Positions count from 1 within a column. */
  footer?: { column: 'Product' | 'Company'; position: number };
  /**
   * What browsers may load before a click: 'prerender' on hover; 'prerender-on-click' for pages with
   * third parties; 'prefetch' the document only; 'never' for pages with an effect elsewhere.
   */
  speculation: 'prerender' | 'prerender-on-click' | 'prefetch' | 'never';
  /** Runs before anything is painted. `sources` has its hash. */
  headScript?: string;
  /** The third parties that its content policy allows. */
  sources?: (config: Config) => ThirdPartySources;
}

/** In the sitemap and in llms.txt. */
interface ListedPage extends EveryPage {
  /** One line for llms.txt. */
  about: string;
  keywords: readonly string[];
  shareImage: {
    /** The page's title when absent. */
    alt?: string;
    /** Drawn on the image by tools/artwork/share.mjs; [brackets] mark the highlighted words. */
    heading: string;
    line: string;
  };
  parent?: undefined;
}

/** Shows its parent's share image, and is listed if it has a line for llms.txt. */
interface ChildPage extends EveryPage {
  /** The page above it in the breadcrumbs, by key. */
  parent: string;
  about?: string;
  keywords?: undefined;
  shareImage?: undefined;
}

/** In no sitemap and no llms.txt, and noindex. Shows the site's own share image. */
interface UnlistedPage extends EveryPage {
  parent?: undefined;
  about?: undefined;
  keywords?: undefined;
  shareImage?: undefined;
}

/**
 * A page of the site, declared once in its feature's `<feature>.pages.ts`. From it follow the route,
 * the head, the menus, the sitemap, llms.txt, the speculation rules, the share image, and the tests
 * that visit every page.
 */
type PageDeclaration = ListedPage | ChildPage | UnlistedPage;

export interface DeclaredPage extends EveryPage {
  about?: string | undefined;
  keywords?: readonly string[] | undefined;
  parent?: DeclaredPage;
  shareImage?: Required<ShareImage> & { heading: string; line: string };
}

const SHARE_IMAGES = '/media/share/';

/** "/how-it-works" → "how-it-works"; "/" → "home". */
const slugOf = (path: string): string => path.slice(1).toLowerCase() || 'home';

/** Declares the pages of a feature. A parent stands before its children. */
export function definePages<Key extends string>(
  declarations: Record<Key, PageDeclaration>,
): Readonly<Record<Key, DeclaredPage>> {
  const pages: Record<string, DeclaredPage> = {};
  for (const [key, { parent, shareImage, ...page }] of Object.entries<PageDeclaration>(
    declarations,
  )) {
    const above = parent === undefined ? undefined : pages[parent];
    pages[key] = {
      ...page,
      ...(above ? { parent: above } : {}),
      ...(shareImage
        ? {
            shareImage: {
              alt: page.title,
              ...shareImage,
              url: `${SHARE_IMAGES}${slugOf(page.path)}.png`,
              width: 1200,
              height: 630,
            },
          }
        : {}),
    };
  }
  return pages as Record<Key, DeclaredPage>;
}

function trailOf(page: DeclaredPage): [name: string, path: string][] {
  return [...(page.parent ? trailOf(page.parent) : []), [page.name, page.path]];
}

/** The head of a declared page. @param origin the site's own */
export function pageMeta(page: DeclaredPage, origin: string): PageMeta {
  const { title, description, path, keywords, about, headScript } = page;
  const image = page.shareImage ?? page.parent?.shareImage;
  const listed = about !== undefined;
  return {
    title,
    description,
    path,
    ...(keywords ? { keywords } : {}),
    ...(image ? { image } : {}),
    ...(headScript ? { headScript } : {}),
    ...(listed ? {} : { robots: { index: false } }),
    structuredData: [
      ...(listed && path !== '/' ? [breadcrumbs(origin, trailOf(page))] : []),
      ...(page.structuredData?.(origin) ?? []),
    ],
  };
}
