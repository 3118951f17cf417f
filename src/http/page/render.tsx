import type { ReactElement } from 'react';

import { logError, traceOf } from '../../shared/log.ts';
import { timed } from '../tracing/request-scope.ts';
import { cacheControl } from '../cache-control.ts';
import type { AppContext } from '../context.ts';
import type { ErrorStatus } from '../error-status.ts';
import { namesPartner } from '../../shared/partner-visit.ts';
import type { PageMeta } from './page-meta.ts';
import {
  mergeSources,
  partnerProgram,
  partnerSources,
  webAnalyticsSources,
} from './third-party-sources.ts';
import { inlineSource } from '../security/inline-source.ts';
import {
  createNonce,
  NO_INLINE_CODE,
  pageHeaders,
  type InlineCode,
  type ThirdPartySources,
} from '../security-headers.ts';

const RENDER_DEADLINE_MS = 20_000;

export interface Page {
  meta: PageMeta;
  /** The content of <main>. */
  body: ReactElement;
  sources?: ThirdPartySources;
  /** Something in it suspends, and follows in the body. Private pages only. */
  isStreamed?: boolean;
  /** E.g. Retry-After. Private pages only. */
  headers?: Record<string, string> | undefined;
  status?: 200 | ErrorStatus;
}

function streamOptions(c: AppContext, nonce: string | undefined) {
  return {
    stream: { 'content-type': 'text/html; charset=UTF-8' },
    readableStreamOptions: {
      ...(nonce ? { nonce } : {}),
      signal: AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(RENDER_DEADLINE_MS)]),
      // React hides finished content behind a script from 12.8 kB on; crawlers would miss it.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error: unknown) => {
        // The visitor left, which ends the render.
        if (c.req.raw.signal.aborted) return;
        logError('render_failed', { request: c.get('requestId'), ...traceOf(error) });
      },
    },
  };
}

/**
 * Renders a page. When it is streamed, the promise resolves when the shell is ready; suspended content
 * follows in the body. Otherwise the page is one string, at a third of the cost.
 * @throws what the shell throws, before a byte is sent, so that onError can still set the status
 */
async function render(
  c: AppContext,
  page: Page,
  nonce: string | undefined,
  isEntry = false,
): Promise<{ response: Response; sources: ThirdPartySources }> {
  const config = c.get('config');
  const isPublic = page.meta.feature !== 'staff';
  // A partner's link may lead to any public page (PTN-03).
  const isPartnerLink = isPublic && namesPartner(new URL(c.req.url).search);
  const sources = mergeSources(
    page.sources ?? {},
    isPartnerLink ? partnerSources(config) : {},
    isPublic ? webAnalyticsSources(config) : {},
  );
  // Loads React's server, which responses other than pages do without.
  const [{ reactRenderer }, { Document }] = await Promise.all([
    import('@hono/react-renderer'),
    import('./document.tsx'),
  ]);
  let response: Response | undefined;
  const renderer = reactRenderer(Document, page.isStreamed ? streamOptions(c, nonce) : {});
  // The renderer's type does not know our Variables, and reads none.
  await renderer(c as never, async () => {
    c.status(page.status ?? 200);
    response = await c.render(page.body, {
      meta: page.meta,
      origin: config.SITE_ORIGIN,
      partner: isPublic ? partnerProgram(config) : null,
      webAnalytics: isPublic ? config.WEB_ANALYTICS_TOKEN : undefined,
      isEntry,
    });
  });
  if (!response) throw new Error('The renderer gave no response');
  return { response, sources };
}

function setHeaders({ headers }: Response, all: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(all)) headers.set(name, value);
}

/** Responds with a page for one visitor, or one that waits for its data: never cached, with a nonce. */
export async function renderPrivate(c: AppContext, page: Page): Promise<Response> {
  const nonce = createNonce();
  const { response, sources } = await timed('render', render(c, page, nonce));
  setHeaders(response, {
    ...pageHeaders(sources, NO_INLINE_CODE, nonce),
    ...page.headers,
    'cache-control': cacheControl.none,
  });
  return response;
}

/**
 * Renders a page that is the same for everyone, to be cached: no nonce, but hashes. Nothing in it may
 * suspend.
 * @param isEntry for visitors who have none of the site's files yet
 */
export async function renderShared(
  c: AppContext,
  page: Page,
  isEntry: boolean,
): Promise<{
  bytes: Uint8Array<ArrayBuffer>;
  headers: Headers;
  status: number;
  containsRules: boolean;
}> {
  // Loaded here, because a Worker that only serves APIs and files needs no styles.
  const { hasCriticalCss, withCriticalCss } = await import('./critical-css.ts');
  const containsStyles = isEntry && hasCriticalCss;
  const { response, sources } = await render(c, page, undefined, containsStyles);
  let html = await response.text();
  let inline: InlineCode = NO_INLINE_CODE;
  if (containsStyles) {
    const { entryScripts } = await import('./document.tsx');
    const critical = await withCriticalCss(html, page.meta.feature);
    html = critical.html;
    const scripts = await Promise.all(entryScripts(page.meta).map(inlineSource));
    inline = { scripts, styles: critical.styles };
  }
  setHeaders(response, pageHeaders(sources, inline, undefined));
  return {
    bytes: new TextEncoder().encode(html),
    headers: response.headers,
    status: response.status,
    containsRules: containsStyles,
  };
}
