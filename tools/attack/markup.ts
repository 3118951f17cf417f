import { chromium, type Page } from 'playwright';

import { PAYLOADS } from '../../tests/features/blog/html/payloads/generated-html.ts';
import { HEADINGS, ALLOWED_HTML } from '../../src/features/blog/html/allowed-html.ts';
import { cleanHtml } from '../../src/features/blog/html/clean-html.ts';
import { findTestBrowser } from '../browser.ts';
import { randomFrom } from '../random.ts';
import { count, newReport, type Report } from './site.ts';

const NESTED = Number(process.env['NESTED'] ?? 5000);
const PER_PAGE = 100;

const PIECES = [
  ...'b i p a div table tr td svg math style script title textarea select option template noscript iframe xmp plaintext form mglyph mtext annotation-xml foreignObject desc img h2'
    .split(' ')
    .flatMap((name) => [`<${name}>`, `</${name}>`, `<${name} onload=hit(1)>`]),
  '<img src=x onerror=hit(1)>',
  '<a href="javascript:hit(1)">x</a>',
  '<a href="javas&#9;cript:hit(1)">',
  '<svg><script>hit(1)</script>',
  '"><img src onerror=hit(1)>',
  '-->',
  '<!--',
  '<![CDATA[',
  ']]>',
  '&lt;script&gt;hit(1)&lt;/script&gt;',
  '\u0000',
  '`',
  "'",
  '"',
];

/** Markup of random pieces, nested as no parser expects; the same for the same seed. */
function nested(amount: number, seed: number): string[] {
  const random = randomFrom(seed);
  const pick = () => PIECES[Math.floor(random() * PIECES.length)] ?? '';
  return Array.from({ length: amount }, () =>
    Array.from({ length: 3 + Math.floor(random() * 15) }, pick).join(''),
  );
}

const ALLOWED = new Set([...(ALLOWED_HTML.tagNames ?? []), ...HEADINGS]);

/** What is wrong with cleaned markup, by an independent reading of its tags. */
function problemIn(html: string): string | undefined {
  for (const [, name = '', attributes = ''] of html.matchAll(
    /<\/?([a-zA-Z][^\s/>]*)((?:"[^"]*"|[^">])*)>/g,
  )) {
    if (!ALLOWED.has(name)) return `the element ${name}`;
    const bare = attributes.replace(/="[^"]*"/g, '');
    if (/\bon\w+|style|srcdoc|formaction/i.test(bare)) return `an attribute of ${name}`;
    if (/(?:href|src)="\s*(?:javascript|data|vbscript)/i.test(attributes)) return 'an address';
  }
  return undefined;
}

/** How many calls of `hit` a page makes when its markup is shown and every event is fired. */
async function executions(page: Page, markup: readonly string[]): Promise<number> {
  await page.goto('about:blank');
  return page.evaluate(async (all) => {
    let hits = 0;
    Object.assign(window, { hit: () => (hits += 1) });
    // Events of elements leave in order: this one is the last.
    const eventsAreOver = () =>
      new Promise((resolve) => {
        const image = new Image();
        image.addEventListener('error', resolve);
        image.src = 'x';
      });
    const frame = () => new Promise(requestAnimationFrame);
    for (const one of all) {
      const holder = document.createElement('div');
      document.body.appendChild(holder);
      holder.innerHTML = one;
      for (const element of holder.querySelectorAll<HTMLElement>('*')) {
        for (const { name } of element.attributes)
          if (name.startsWith('on')) element.dispatchEvent(new Event(name.slice(2)));
        if (element instanceof HTMLAnchorElement && element.protocol === 'javascript:') hits += 1;
      }
      await eventsAreOver();
      holder.remove();
    }
    // Focus and animations send theirs while a frame is drawn.
    await frame();
    await frame();
    await eventsAreOver();
    return hits;
  }, markup);
}

/** Hostile markup of posts: cleaned, read again, and shown in Chromium without a content policy. */
export async function hostileMarkup(): Promise<Report> {
  const report = newReport('hostile markup in posts');
  const payloads = [...Object.values(PAYLOADS).flat(), ...nested(NESTED, 7)];
  const cleaned = payloads.map((payload) => {
    const html = cleanHtml(payload, []);
    const problem = problemIn(html);
    const isStable = cleanHtml(html, []) === html;
    count(
      report,
      html ? 'cleaned' : 'emptied',
      problem
        ? `${problem} passes: ${payload}`
        : isStable
          ? undefined
          : `cleaning again changes: ${payload}`,
    );
    return html;
  });
  const executablePath = findTestBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const page = await browser.newPage();
    const shown = cleaned.filter(Boolean);
    for (let from = 0; from < shown.length; from += PER_PAGE) {
      const part = shown.slice(from, from + PER_PAGE);
      const hits = await executions(page, part);
      for (const _ of part) count(report, 'shown in Chromium');
      if (hits > 0) report.findings.push(`${hits} executions in cleaned markup from ${from} on`);
    }
    // The same without cleaning must execute, or the harness sees nothing.
    const control = await executions(page, payloads.slice(0, PER_PAGE * 3));
    report.outcomes.set('executed uncleaned (control)', control);
    if (control === 0) report.findings.push('The harness saw no execution of uncleaned markup.');
  } finally {
    await browser.close();
  }
  return report;
}
