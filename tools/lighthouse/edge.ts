import { request as sendRequest, type IncomingMessage } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';

import { selfSigned } from '../self-signed.ts';

/** Bytes of the plain page, and of it and its stylesheet after compression. */
const FLOOR_HTML = 24_000;
const FLOOR_HTML_COMPRESSED = 6_700;
const FLOOR_CSS_COMPRESSED = 4_700;
export const FLOOR_PATH = '/floor';
const FLOOR_CSS_PATH = '/floor.css';

const COMPRESSED = /^(?:text\/|image\/svg|application\/(?:json|javascript|manifest))/;
/** What an edge spends on a response that the site did not compress. */
const BROTLI_QUALITY = 4;
const NOT_FORWARDED = new Set([
  // HTTP/2 refuses them.
  ...['connection', 'keep-alive', 'transfer-encoding', 'content-length'],
  // Cloudflare reads them and does not pass them on.
  ...['cache-tag', 'cloudflare-cdn-cache-control'],
]);

const brotli = (body: Buffer | string): Buffer =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });

/** Hexadecimal digits: half a byte each after compression, the same in every run. */
function digits(length: number): string {
  let text = '';
  while (text.length < length) text += createHash('sha256').update(text).digest('hex');
  return text.slice(0, length);
}

/** The plain page: a headline and text in a font of the system, one stylesheet, no script. */
function floorPage(): { html: string; css: string } {
  const unlike = digits(FLOOR_HTML_COMPRESSED * 2);
  const head = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Floor</title><meta name="description" content="A plain page"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><link rel="stylesheet" href="${FLOOR_CSS_PATH}"></head><body><main><h1>A plain page</h1>`;
  const text = 'A page with a headline, plain text and one small stylesheet. '.repeat(3);
  const count = Math.ceil((FLOOR_HTML - head.length - unlike.length) / text.length);
  const share = Math.ceil(unlike.length / count);
  const paragraphs = Array.from(
    { length: count },
    (_, i) => `<p>${unlike.slice(i * share, (i + 1) * share)} ${text}</p>`,
  );
  return {
    html: `${head}${paragraphs.join('')}</main></body></html>`,
    css: `/*${digits(FLOOR_CSS_COMPRESSED * 2)}*/body{font:18px/1.5 Arial,sans-serif;margin:2rem}h1{font-size:3rem}p{overflow-wrap:anywhere}`,
  };
}

/**
 * Stands in for the edge in front of the site at `sitePort`: HTTP/2 with a certificate, and Brotli. It
 * serves the plain page too, so that both are measured under the same conditions.
 * @returns a function that closes it
 */
export async function startEdge(port: number, sitePort: number): Promise<() => void> {
  const { html, css } = floorPage();
  const own: Readonly<Record<string, readonly [string, string]>> = {
    [FLOOR_PATH]: ['text/html; charset=UTF-8', html],
    [FLOOR_CSS_PATH]: ['text/css; charset=UTF-8', css],
    // Lighthouse asks every site for it.
    '/robots.txt': ['text/plain', 'User-agent: *\nAllow: /\n'],
  };
  const respond = async (request: Http2ServerRequest, response: Http2ServerResponse) => {
    const page = own[request.url];
    if (page) {
      response.writeHead(200, {
        'content-type': page[0],
        'cache-control': 'public, max-age=3600',
        'content-encoding': 'br',
      });
      response.end(brotli(page[1]));
      return;
    }
    const forwarded = Object.entries(request.headers).filter(([name]) => !name.startsWith(':'));
    const upstream = await new Promise<IncomingMessage>((resolve, reject) => {
      // Not fetch, which decompresses.
      const passedOn = sendRequest(`http://localhost:${sitePort}${request.url}`, {
        method: request.method,
        headers: {
          ...Object.fromEntries(forwarded),
          // The site takes requests of its own pages only, and knows itself by its own port.
          ...(request.headers['origin'] ? { origin: `http://localhost:${sitePort}` } : {}),
        },
        signal: AbortSignal.timeout(30_000),
      });
      passedOn.on('response', resolve).on('error', reject);
      request.pipe(passedOn);
    });
    const chunks: Buffer[] = [];
    for await (const chunk of upstream) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const isPlainText =
      COMPRESSED.test(upstream.headers['content-type'] ?? '') &&
      upstream.headers['content-encoding'] === undefined;
    response.writeHead(upstream.statusCode ?? 502, {
      ...Object.fromEntries(
        Object.entries(upstream.headers).filter(([name]) => !NOT_FORWARDED.has(name)),
      ),
      ...(isPlainText ? { 'content-encoding': 'br' } : {}),
    });
    response.end(isPlainText ? brotli(body) : body);
  };
  const server = createSecureServer(selfSigned(), (request, response) => {
    respond(request, response).catch((error: unknown) => {
      console.error(request.url, error);
      response.stream.close();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return () => server.close();
}
