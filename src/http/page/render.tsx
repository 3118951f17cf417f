import { reactRenderer } from '@hono/react-renderer';
import type { ReactElement } from 'react';

import { logError, traceOf } from '../../shared/log.ts';
import { timed } from '../tracing/request-scope.ts';
import { cacheControl } from '../cache-control.ts';
import type { AppContext } from '../context.ts';
import type { ErrorStatus } from '../error-status.ts';
import { isProgramLink } from '../../shared/partner-visit.ts';
import { Document, styleText } from './document.tsx';
import { headFirst } from './head-first.ts';
import { LINK_HEADER } from './link-header.ts';
import type { PageMeta } from './page-meta.ts';
import { VisitorsFrame } from './visitors-frame.tsx';
import {
  mergeSources,
  partnerProgram,
  allowsLeadForm,
  partnerSources,
  webAnalyticsSources,
} from './third-party-sources.ts';
import { inlineSource } from '../security/inline-source.ts';
import { createNonce, pageHeaders, type ThirdPartySources } from '../security-headers.ts';

const RENDER_DEADLINE_MS = 20_000;

export interface Page {
  meta: PageMeta;
  /** Of the module that has the page: `import styles from 'styles:./HomePage.tsx'`. */
  styles: string;
  /** The content of <main>; of a staff page, that of <body>. What suspends follows; on private pages only. */
  body: ReactElement;
  /** What runs before everything else. Private pages only. */
  script?: string;
  sources?: ThirdPartySources;
  /** E.g. Retry-After. Private pages only. */
  headers?: Record<string, string> | undefined;
  status?: 200 | ErrorStatus;
}

/** By styles, of which each page has one text. No promises: no request may wait for another one's. */
const styleSources = new Map<string, string>();

async function sourceOf(styles: string): Promise<string> {
  const source = styleSources.get(styles) ?? (await inlineSource(styleText(styles)));
  styleSources.set(styles, source);
  return source;
}

interface RenderOptions {
  nonce?: string;
  /** Ends the render besides the deadline. */
  signal?: AbortSignal;
  /** The response has begun and its rest is missing. */
  onBroken?: () => void;
}

/**
 * Renders a page as a stream. The promise resolves when the shell is ready.
 * @throws what the shell throws, before a byte is sent, so that onError can still set the status
 */
async function render(
  c: AppContext,
  { meta, styles, body, script, sources = {}, status = 200 }: Page,
  { nonce, signal, onBroken }: RenderOptions,
): Promise<Response> {
  const config = c.get('config');
  // A link of the partner program may lead to any public page.
  const isPartnerLink = !meta.isStaff && isProgramLink(new URL(c.req.url).search);
  const deadline = AbortSignal.timeout(RENDER_DEADLINE_MS);
  const renderer = reactRenderer(Document, {
    stream: { 'content-type': 'text/html; charset=UTF-8' },
    readableStreamOptions: {
      ...(nonce ? { nonce } : {}),
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      // React hides finished content behind a script from 12.8 kB on; crawlers would miss it.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error: unknown) => {
        onBroken?.();
        // The visitor left, which ends the render.
        if (signal?.aborted) return;
        logError('render_failed', { request: c.get('requestId'), ...traceOf(error) });
      },
    },
  });
  // Sets what c.render does, for this request: the options are its own.
  await renderer(c, async () => undefined);
  c.status(status);
  const content = meta.isStaff ? (
    body
  ) : (
    <VisitorsFrame
      path={meta.path}
      canSignUp={Boolean(config.SIGN_UP_URL)}
      dialogSignUpUrl={allowsLeadForm(sources, config) ? config.SIGN_UP_URL : undefined}
      launcher={c.get('launcher')}
    >
      {body}
    </VisitorsFrame>
  );
  const rendered = await c.render(content, {
    meta,
    styles,
    script,
    nonce,
    origin: config.SITE_ORIGIN,
    partner: meta.isStaff ? null : partnerProgram(config),
    webAnalytics: meta.isStaff ? undefined : config.WEB_ANALYTICS_TOKEN,
  });
  if (!rendered.body) throw new Error('The renderer gave no response');
  const response = new Response(rendered.body.pipeThrough(headFirst()), rendered);
  const allowed = mergeSources(
    sources,
    isPartnerLink ? partnerSources(config) : {},
    meta.isStaff ? {} : webAnalyticsSources(config),
  );
  const headers = {
    ...pageHeaders(allowed, await sourceOf(styles), nonce),
    ...(meta.isStaff ? {} : { link: LINK_HEADER }),
  };
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

/** Responds with a page for one visitor, or one that waits for its data: never cached, with a nonce. */
export async function renderPrivate(c: AppContext, page: Page): Promise<Response> {
  const options = { nonce: createNonce(), signal: c.req.raw.signal };
  const response = await timed('render', render(c, page, options));
  for (const [name, value] of Object.entries(page.headers ?? {})) response.headers.set(name, value);
  response.headers.set('cache-control', cacheControl.none);
  return response;
}

/**
 * Renders a page that is the same for everyone, to be cached: no nonce, and it goes on when its visitor
 * leaves. Nothing in it may suspend.
 */
export async function renderShared(
  c: AppContext,
  page: Page,
): Promise<{ response: Response; isWhole: () => boolean }> {
  let isWhole = true;
  const response = await render(c, page, {
    onBroken: () => {
      isWhole = false;
    },
  });
  return { response, isWhole: () => isWhole };
}
