import { clientBuild } from 'virtual:client-build';
import type { ReactNode } from 'react';

/** What the head says of a page (first document, section 3, "Metadata inputs"). */
export interface PageMeta {
  title: string;
  description: string;
  /** Search engines: indexed and followed unless said otherwise (SEO-06). */
  robots?: { index?: boolean; follow?: boolean };
  /** The page's canonical path, e.g. "/blog". */
  path: string;
}

interface DocumentProps {
  children?: ReactNode;
  meta?: PageMeta;
  origin?: string;
}

/** The document around every page: head, the one stylesheet, the one script. */
export function Document({ children, meta, origin }: DocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>{meta?.title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="canonical" href={`${origin}${meta?.path}`} />
        {clientBuild.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {clientBuild.scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </head>
      <body>{children}</body>
    </html>
  );
}
