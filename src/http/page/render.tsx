import { reactRenderer } from '@hono/react-renderer';
import type { ReactElement } from 'react';

import { logError, traceOf } from '../../shared/log.ts';
import { cacheControl } from '../cache-control.ts';
import type { AppContext } from '../context.ts';
import { Document } from './document.tsx';
import type { PageMeta } from './page-meta.ts';
import { contentPolicy, createNonce, type Embeds } from '../security-headers.ts';

/** A render that takes longer has lost its visitor. */
const RENDER_DEADLINE_MS = 20_000;

export interface Page {
  meta: PageMeta;
  /** The page's content; the document around it adds header and footer. */
  body: ReactElement;
  embeds?: Embeds;
  /** Cache tags of what the page turned out to show. Shared pages only. */
  shows?: readonly string[];
  /** Beyond those of every page, e.g. Retry-After. Private pages only. */
  headers?: Record<string, string> | undefined;
  status?:
    | 200
    | 400
    | 401
    | 403
    | 404
    | 405
    | 409
    | 413
    | 415
    | 422
    | 429
    | 500
    | 501
    | 502
    | 503
    | 504;
}

/**
 * Streams a page with options made for this request alone. The promise settles when the shell is
 * ready; what waits behind Suspense follows in the body.
 * @throws whatever the shell throws, before a byte is sent, so that onError can answer
 */
async function stream(c: AppContext, page: Page, nonce: string | undefined): Promise<Response> {
  let response: Response | undefined;
  const renderer = reactRenderer(Document, {
    stream: { 'content-type': 'text/html; charset=UTF-8' },
    readableStreamOptions: {
      ...(nonce ? { nonce } : {}),
      signal: AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(RENDER_DEADLINE_MS)]),
      // React hides finished content behind a script from 12.8 kB on; crawlers would miss it.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error: unknown) => {
        // A visitor who leaves ends the render; nothing has failed.
        if (c.req.raw.signal.aborted) return;
        logError('render_failed', { request: c.get('requestId'), ...traceOf(error) });
      },
    },
  });
  // The renderer's type knows no Variables of ours; it reads none.
  await renderer(c as never, async () => {
    c.status(page.status ?? 200);
    response = await c.render(page.body, {
      meta: page.meta,
      origin: c.get('services').config.SITE_ORIGIN,
    });
  });
  if (!response) throw new Error('The renderer gave no response');
  response.headers.set('content-security-policy', contentPolicy(page.embeds, nonce));
  return response;
}

/** A page for one visitor, or one whose data is still on its way: never stored, with a nonce. */
export async function renderPrivate(c: AppContext, page: Page): Promise<Response> {
  const response = await stream(c, page, createNonce());
  for (const [name, value] of Object.entries(page.headers ?? {})) response.headers.set(name, value);
  response.headers.set('cache-control', cacheControl.none);
  return response;
}

/**
 * A page that is the same for everyone, rendered whole: no inline script, no nonce, so that it can
 * be kept. All data must be at hand; nothing in it may suspend.
 */
export async function renderShared(
  c: AppContext,
  page: Page,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; headers: Headers; status: number }> {
  const response = await stream(c, page, undefined);
  return {
    bytes: new Uint8Array(await response.arrayBuffer()),
    headers: response.headers,
    status: response.status,
  };
}
