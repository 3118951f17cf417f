import bricolage from '../../src/styles/fonts/bricolage-grotesque.woff2?inline';
import instrument from '../../src/styles/fonts/instrument-sans.woff2?inline';
import { FALLBACK_FACES, withFallbacks } from '../../src/styles/fallback-faces.ts';
import { palette } from '../../src/styles/tokens.ts';

/** For HTML text and double-quoted attributes. */
export function escapeHtml(source: string): string {
  return source
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** "sizeAdjust" → "size-adjust" */
const descriptor = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A phone decodes the fonts after its first layout; the fallbacks keep the lines where they are. */
const FALLBACKS = FALLBACK_FACES.map(({ family, ...face }) => {
  const rest = Object.entries(face).map(([name, value]) => `${descriptor(name)}: ${value}`);
  return `@font-face { font-family: '${family}'; ${rest.join('; ')} }`;
}).join('\n');

/**
 * The site's palette and type, because the site frames these pages. The fonts are in the style: a frame
 * that requests nothing else cannot change what a page of the site loads.
 */
const BASE_STYLE = `
@font-face { font-family: 'Bricolage Grotesque'; src: url(${bricolage}) format('woff2');
  font-weight: 700; }
@font-face { font-family: 'Instrument Sans'; src: url(${instrument}) format('woff2');
  font-weight: 400 600; }
${FALLBACKS}
:root { --paper: ${palette.paper}; --card: ${palette.card}; --ink: ${palette.ink};
  --soft: ${palette.graphite}; --green: ${palette.green}; --mark: ${palette.highlighter};
  --line: ${palette.hairline}; --control: ${palette.pencil}; --red: ${palette.red};
  color-scheme: light; }
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 ${withFallbacks('Instrument Sans')};
  -webkit-text-size-adjust: 100%; }
h1, h2, h3 { font-family: ${withFallbacks('Bricolage Grotesque')};
  line-height: 1.15; letter-spacing: -0.02em; margin: 0; text-wrap: balance; }
p { margin: 0; }
a { color: inherit; text-underline-offset: 3px; }
button, input, select, textarea { font: inherit; color: inherit; }
button, .button { display: inline-flex; align-items: center; justify-content: center; gap: 8px;
  min-height: 44px; padding: 8px 18px; border: 1px solid var(--ink); border-radius: 4px;
  background: var(--ink); color: var(--paper); font-weight: 600; text-decoration: none;
  cursor: pointer; transition: background-color 140ms ease-out; }
button:hover, .button:hover { background: var(--green); }
input, select, textarea { min-height: 44px; padding: 8px 12px; border: 1px solid var(--control);
  border-radius: 4px; background: var(--card); width: 100%; }
:focus-visible { outline: 3px solid var(--green); outline-offset: 2px; }
@media (prefers-reduced-motion: reduce) { * { transition: none !important; animation: none !important; } }
`;

/** `style` and `script` are inlined with a nonce; `body` must be escaped HTML. */
interface DocumentParts {
  title: string;
  body: string;
  style?: string;
  script?: string;
  status?: number;
  /** By pages on localhost. */
  frameable?: boolean;
  /** Lets its script call the sandbox. */
  connects?: boolean;
}

export function documentResponse(parts: DocumentParts): Response {
  const nonce = crypto.randomUUID().replaceAll('-', '');
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${escapeHtml(parts.title)}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${BASE_STYLE}${parts.style ?? ''}</style>
</head>
<body>
${parts.body}
${parts.script ? `<script nonce="${nonce}">${parts.script}</script>` : ''}
</body>
</html>
`;
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    'img-src data:',
    'font-src data:',
    `connect-src ${parts.connects ? "'self'" : "'none'"}`,
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${parts.frameable ? 'http://localhost:* http://127.0.0.1:*' : "'none'"}`,
  ].join('; ');
  return new Response(html, {
    status: parts.status ?? 200,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': policy,
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
