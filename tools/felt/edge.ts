import { createSecureServer } from 'node:http2';
import { request as ask, type IncomingMessage } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';

import { selfSigned } from '../self-signed.ts';

const TEXT = /^(?:text\/|application\/(?:json|javascript|manifest)|image\/svg)/;
const NOT_FORWARDED = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length']);

const brotli = (body: Buffer): Buffer =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });

/** Stands in for the edge in front of a site: HTTP/2, a certificate, and Brotli where the site sent none. */
export async function startEdge(site: string, port: number): Promise<void> {
  const server = createSecureServer(selfSigned(), (incoming, response) => {
    const headers = Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':'));
    const upstream = ask(new URL(incoming.url, site), {
      method: incoming.method,
      headers: Object.fromEntries(headers),
    });
    const fail = () => response.stream.close();
    const passOn = async (answer: IncomingMessage): Promise<void> => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part as Buffer);
      const body = Buffer.concat(parts);
      const isPlainText =
        TEXT.test(answer.headers['content-type'] ?? '') && !answer.headers['content-encoding'];
      response.writeHead(answer.statusCode ?? 502, {
        ...Object.fromEntries(
          Object.entries(answer.headers).filter(([name]) => !NOT_FORWARDED.has(name)),
        ),
        ...(isPlainText ? { 'content-encoding': 'br' } : {}),
      });
      response.end(isPlainText ? brotli(body) : body);
    };
    upstream.on('error', fail);
    upstream.on('response', (answer) => {
      passOn(answer).catch(fail);
    });
    incoming.pipe(upstream);
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
}
