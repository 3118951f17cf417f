import type { Graph, Thing, WithContext } from 'schema-dts';

/** The picture of a shared link. */
export interface ShareImage {
  /** A path of this site or an absolute URL. */
  url: string;
  alt?: string;
  width?: number;
  height?: number;
}

/** What a shared link says. */
export interface SharedLink {
  title?: string;
  description?: string;
  image?: ShareImage;
}

/** A block of JSON-LD. */
export type StructuredData = WithContext<Thing> | Graph;

/** What the head of a page says. */
export interface PageMeta {
  title: string;
  description: string;
  /** The page's canonical path, e.g. "/blog". */
  path: string;
  keywords?: readonly string[];
  /** For shared links; the site's own image when absent. */
  image?: ShareImage;
  /** What shared links say where it is not the page's own: for Open Graph, and for Twitter. */
  openGraph?: SharedLink;
  twitter?: SharedLink;
  ogType?: 'website' | 'article' | 'profile';
  twitterCard?: 'summary' | 'summary_large_image';
  /** Default: indexed and followed. */
  robots?: { index?: boolean; follow?: boolean };
  structuredData?: readonly StructuredData[];
  /** Previous and next page, other formats, feeds. */
  links?: readonly {
    rel: 'alternate' | 'prev' | 'next';
    href: string;
    type?: string;
    title?: string;
  }[];
  /** Open Graph properties of an article; times in ISO 8601. */
  article?: {
    publishedTime?: string | undefined;
    modifiedTime?: string | undefined;
    author?: string | undefined;
    tags?: readonly string[];
  };
  /** A classic script that runs before anything is painted. */
  headScript?: string;
  /** Whether staff can switch on the blog's admin mode here. */
  adminMode?: boolean;
  /** The color schemes that the page has, as CSS writes them; light when absent. */
  colorScheme?: string;
  /** Of the staff area, which has a frame of its own, and nothing of the partner program. */
  isStaff?: boolean;
}
