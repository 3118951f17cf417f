import { expect, test } from 'vitest';

import { cleanHtml } from '../../../../src/features/blog/html/clean-html.ts';

/** What a reader gets of a body; cleaning it again changes nothing. */
function read(authored: string): string {
  const html = cleanHtml(authored, []);
  expect(cleanHtml(html, [])).toBe(html);
  return html;
}

const FILM = 'https://www.youtube.com/watch?v=abc123DEF_-';
const PLAYER = 'https://www.youtube.com/embed/abc123DEF_-';

test.each([
  '<p hidden>Ask legal.</p>',
  '<p hidden="until-found">Ask legal.</p>',
  '<p style="visibility:hidden">Ask legal.</p>',
  '<p style="color:red; DISPLAY : none">Ask legal.</p>',
  '<p style="mso-hide:all">Ask legal.</p>',
  '<p style="display:/* x */none">Ask legal.</p>',
  '<dialog><p>Ask legal.</p></dialog>',
  '<div style="display:none"><p>Ask <b>legal</b>.</p></div>',
])('what the author hid is not shown: %s', (hidden) => {
  expect(read(`${hidden}<p>Words</p>`)).toBe('<p>Words</p>');
});

test('what looks like hiding and is none stays', () => {
  expect(read('<p style="display:inline">One</p><dialog open>Two</dialog>')).toBe(
    '<p>One</p><div>Two</div>',
  );
});

const PICTURE = 'https://cdn.example/desk.jpg';
test.each([
  `<img data-cfsrc="${PICTURE}">`,
  `<img src="https://cdn.example/blank.gif" data-src="${PICTURE}">`,
  `<img nitro-lazy-src="${PICTURE}">`,
  `<img data-orig-file="${PICTURE}">`,
  `<img data-ezsrc="${PICTURE}">`,
  `<img style="display:none" data-lazyload="${PICTURE}">`,
  `<amp-img src="${PICTURE}"></amp-img>`,
  `<img src="https://cdn.example/x.gif" data-srcset="https://cdn.example/a.jpg 400w, ${PICTURE} 800w">`,
  `<img src="https://cdn.example/60.jpg" srcset="${PICTURE} 1600w, https://cdn.example/a.jpg 400w">`,
  `<img srcset="${PICTURE} 2x, https://cdn.example/a.jpg 1x">`,
  `<img srcset="https://cdn.example/a.jpg, ${PICTURE} 1.5x">`,
  `<picture><source><img alt=""></picture><noscript><img src="${PICTURE}"></noscript>`,
  `<img data-src="${PICTURE}?w=60"><noscript><img src="${PICTURE}"></noscript>`,
])('of a picture the one that is meant is shown, once: %s', (authored) => {
  const sources = [...read(authored).matchAll(/src="([^"?]*)/g)].map(([, src]) => src);
  expect(sources).toEqual([PICTURE]);
});

test('a counter of readers is no picture', () => {
  expect(
    read(
      '<p>Words<img src="https://px.example/t.gif" width="1" height="1" style="display:none"></p>',
    ),
  ).toBe('<p>Words</p>');
});

test.each([
  'address',
  'article',
  'aside',
  'center',
  'fieldset',
  'footer',
  'header',
  'hgroup',
  'legend',
  'main',
  'menu',
  'nav',
  'search',
])('<%s> stays a block: its words do not run into the next', (name) => {
  const html = read(`<${name}>First.</${name}><${name}>Second.</${name}>`);
  expect(html).toMatch(/^<(div|p|ul)>First\.<\/\1><\1>Second\.<\/\1>$/);
});

test('questions that fold stay questions', () => {
  const folded = '<details><summary>Why?</summary><p>Because.</p></details>';
  expect(read(folded)).toBe(folded);
});

test.each([
  ['<h2><button type="button">How long?</button></h2>', '>How long?</h2>'],
  [
    '<button aria-expanded="false">What does it cost?</button><div>Less.</div>',
    '<p>What does it cost?</p><div>',
  ],
  ['<button><a href="https://x.example">Book</a></button>', '<a href="https://x.example"'],
  ['<p>So <button>why?</button></p>', '<p>So why?</p>'],
  ['<summary><button>When</button></summary>', '<summary>When</summary>'],
])(
  'the words of a button stay where they are a question or lead somewhere: %s',
  (authored, kept) => {
    expect(read(authored)).toContain(kept);
  },
);

test('a button that only a script can answer goes', () => {
  expect(read('<pre><code>npm i</code><button>Copy</button></pre><button>Share</button>')).toBe(
    '<pre><code>npm i</code></pre>',
  );
});

test.each([
  `<iframe data-consent-src="${PLAYER}" src="about:blank"></iframe>`,
  `<iframe data-cookieblock-src="${PLAYER}"></iframe>`,
  `<iframe data-src-cmplz="${PLAYER}" src="about:blank"></iframe>`,
  `<div class="rll-youtube-player" data-src="${PLAYER}"></div><noscript><iframe src="${PLAYER}"></iframe></noscript>`,
  '<lite-youtube videoid="abc123DEF_-"></lite-youtube>',
  '<amp-youtube data-videoid="abc123DEF_-"></amp-youtube>',
  `<figure class="media"><oembed url="${FILM}"></oembed></figure>`,
])('a film that a script would have shown is a link: %s', (authored) => {
  const links = [...read(authored).matchAll(/href="([^"]*)/g)].map(([, href]) => href);
  expect(links).toEqual([FILM]);
});

test.each([
  [
    '<div class="calendly" data-url="https://calendly.com/acme/30min"></div>',
    'https://calendly.com/acme/30min',
  ],
  ['<figure><div>\nhttps://example.com/a-page\n</div></figure>', 'https://example.com/a-page'],
  [
    '<video><a href="https://cdn.example/film.mp4">The film</a></video>',
    'https://cdn.example/film.mp4',
  ],
])('what a page would embed is a link: %s', (authored, href) => {
  expect(read(authored)).toContain(`href="${href}"`);
});

test.each([
  ['<math><msup><mn>10</mn><mn>6</mn></msup></math>', '10^6'],
  ['<math><mfrac><mi>a</mi><mi>b</mi></mfrac></math>', 'a/b'],
  ['<math><mfrac><mrow><mi>a</mi><mo>+</mo><mn>1</mn></mrow><mi>b</mi></mfrac></math>', '(a+1)/b'],
  ['<math><msqrt><mi>x</mi></msqrt></math>', '√x'],
  ['<math><semantics><mi>x</mi><annotation>y</annotation></semantics></math>', 'x'],
  ['<span class="katex"><math><mi>x</mi></math><span class="katex-html">x</span></span>', 'x'],
])('a formula is read once, and as it is meant: %s', (authored, text) => {
  expect(read(`<p>${authored}</p>`)).toBe(`<p>${text}</p>`);
});

test.each(['script', 'style', 'TEXTAREA', 'title', 'xmp', 'noembed', 'plaintext'])(
  'an article about <%s> does not end there',
  (name) => {
    expect(read(`<p>The <${name}> tag</p><p>Words</p>`)).toBe(
      `<p>The &#x3C;${name}> tag</p><p>Words</p>`,
    );
  },
);

test.each([
  [
    '<script>alert(1)</script><p>The <script src="x"> tag</p>',
    '<p>The &#x3C;script src="x"> tag</p>',
  ],
  ['<style>p{}</style>', ''],
  [`<iframe src="${PLAYER}">`, cleanHtml(`<iframe src="${PLAYER}"></iframe>`, [])],
  [`<iframe src="${PLAYER}"/>`, cleanHtml(`<iframe src="${PLAYER}"></iframe>`, [])],
])('what has its end tag goes, a player without one stays: %s', (authored, html) => {
  expect(read(`${authored}<p>Words</p>`)).toBe(`${html}<p>Words</p>`);
});

test('numbers and bullets of one list become two', () => {
  const list =
    '<ol><li data-list="ordered">One</li><li data-list="bullet">Two</li><li data-list="bullet">Three</li></ol>';
  expect(read(list)).toBe('<ol><li>One</li></ol><ul><li>Two</li><li>Three</li></ul>');
});

test.each([
  '<a href="https://x.example">&nbsp;</a>',
  '<a href="https://x.example"> <i></i> </a>',
  '<h2></h2>',
  '<h3>&nbsp;<img></h3>',
])('nothing empty is left: %s', (authored) => {
  expect(read(`<p>Words</p>${authored}`)).toBe('<p>Words</p>');
});

test.each(['ad', 'menu', 'comments', 'sponsor', 'extra', 'related'])(
  'a heading about "%s" has an id that no reader takes for a sidebar',
  (word) => {
    expect(read(`<h2>The ${word} first</h2>`)).toBe(
      `<h2 id="article-the-${word}-first">The ${word} first</h2>`,
    );
  },
);
