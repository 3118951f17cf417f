import {
  createServer,
  request,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { createServer as createHttpsServer } from 'node:https';

import { selfSigned } from '../self-signed.ts';

const SCRIPT_PATH = '/__watch.js';
const REPORT_PATH = '/__watch';

/**
 * Runs first in every page, and reports what its console shows: WebKitGTK's driver has no log, and
 * Firefox's has no content policy violations.
 */
const SCRIPT = `{
  const report = (line) => navigator.sendBeacon('${REPORT_PATH}', location.pathname + ' ' + line);
  for (const level of ['debug', 'log', 'info', 'warn', 'error']) {
    const original = console[level];
    console[level] = (...texts) => {
      report('console ' + level + ': ' + texts.map(String).join(' '));
      original.apply(console, texts);
    };
  }
  addEventListener('error', (event) => {
    if (!(event.target instanceof Element)) return report('uncaught: ' + event.message);
    // A film's source that does not fit is followed by the next.
    if (event.target.localName === 'source') return;
    const { currentSrc, src, href, localName } = event.target;
    report('not loaded: ' + localName + ' ' + (currentSrc || src || href));
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => report('unhandled rejection: ' + reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report('content policy: ' + violatedDirective + ' ' + blockedURI));
}`;

const HEAD = `<head><script src="${SCRIPT_PATH}"></script>`;

interface Proxy {
  close: () => void;
}

/** Passes a page on with the script as the first of its head. */
function passPage(page: IncomingMessage, response: ServerResponse): void {
  let isAdded = false;
  // One character is one byte.
  page.setEncoding('latin1');
  page.on('data', (html: string) => {
    response.write(isAdded ? html : html.replace('<head>', HEAD), 'latin1');
    isAdded = true;
  });
  page.on('end', () => response.end());
}

/**
 * Serves the site of `sitePort` at another port, and reports what its pages log and each response
 * with an error status.
 */
export function startWatchingProxy(
  { port, sitePort, https }: { port: number; sitePort: number; https: boolean },
  report: (line: string) => void,
): Proxy {
  const sendScript = (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
    response.end(SCRIPT);
  };
  const takeReport = (incoming: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      report(Buffer.concat(chunks).toString());
      response.writeHead(204).end();
    });
  };
  const pass = (incoming: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url = '/' } = incoming;
    const { 'accept-encoding': _, ...headers } = incoming.headers;
    // The site behind compares it with its own address.
    if (headers.origin) headers.origin = headers.origin.replace('https:', 'http:');
    const outgoing = request(
      { host: '127.0.0.1', port: sitePort, method, path: url, headers },
      (upstream) => {
        const { statusCode = 502 } = upstream;
        if (statusCode >= 400) report(`status ${statusCode}: ${method} ${url}`);
        const isPage = upstream.headers['content-type']?.startsWith('text/html') ?? false;
        const { 'content-length': length, ...others } = upstream.headers;
        response.writeHead(statusCode, {
          ...others,
          ...(length && !isPage ? { 'content-length': length } : {}),
        });
        if (isPage) passPage(upstream, response);
        else upstream.pipe(response);
      },
    );
    // The browser has left.
    response.on('close', () => outgoing.destroy());
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  };
  const listener: RequestListener = (incoming, response) => {
    if (incoming.url === SCRIPT_PATH) sendScript(response);
    else if (incoming.url === REPORT_PATH) takeReport(incoming, response);
    else pass(incoming, response);
  };
  const server = https ? createHttpsServer(selfSigned(), listener) : createServer(listener);
  server.listen(port, 'localhost');
  return {
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
