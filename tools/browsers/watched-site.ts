import { ANSWER_OF, builtSite, startWorkerd } from '../serve.ts';

const REPORT = 'report: ';

/**
 * Runs first in every page, and reports what its console shows: WebKitGTK's driver has no log, and
 * Firefox's has no violations of the content policy.
 */
const SCRIPT = `{
  const report = (line) => navigator.sendBeacon('/__watch', location.pathname + ' ' + line);
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

/** In front of the site: adds the script to pages, and logs reports and responses with an error status. */
const FRONT = `
  ${ANSWER_OF}

  export default {
    async fetch(request, env) {
      const { pathname } = new URL(request.url);
      if (pathname === '/__watch.js')
        return new Response(${JSON.stringify(SCRIPT)}, { headers: { 'content-type': 'text/javascript', 'cache-control': 'no-store' } });
      if (pathname === '/__watch') {
        console.log('${REPORT}' + await request.text());
        return new Response(null, { status: 204 });
      }
      const response = await answerOf(env.SITE, request);
      if (response.status >= 400) console.log('${REPORT}status ' + response.status + ': ' + request.method + ' ' + pathname);
      const isPage = response.headers.get('content-type')?.startsWith('text/html');
      if (!isPage || pathname.startsWith('/__sandbox')) return response;
      return new HTMLRewriter()
        .on('head', { element: (head) => head.prepend('<script src="/__watch.js"></script>', { html: true }) })
        .transform(response);
    },
  };`;

/** Serves the built site at `port` by http and at the next one by https. */
export async function serveWatched(
  port: number,
  stateDir: string,
  report: (line: string) => void,
): Promise<() => Promise<void>> {
  const { site, sandbox } = await builtSite(port);
  const front = {
    name: 'front',
    modules: true as const,
    compatibilityDate: '2026-10-01',
    script: FRONT,
    serviceBindings: { SITE: site.name },
    unsafeDirectSockets: [{ host: '127.0.0.1', port }],
  };
  const miniflare = await startWorkerd(stateDir, [front, site, sandbox], {
    onLog: (line) => {
      if (line.startsWith(REPORT)) report(line.slice(REPORT.length));
    },
    https: true,
    host: '127.0.0.1',
    port: port + 1,
  });
  return () => miniflare.dispose();
}
