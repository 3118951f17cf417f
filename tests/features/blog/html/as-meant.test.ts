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
  '<p style="position:absolute; left:-9999px">Ask legal.</p>',
  '<p style="text-indent:-99999px">Ask legal.</p>',
  '<p style="clip:rect(0, 0, 0, 0)">Ask legal.</p>',
  '<p style="clip:rect(1px,1px,1px,1px)">Ask legal.</p>',
  '<p style="clip-path: inset(50%)">Ask legal.</p>',
  '<p class="screen-reader-text">Ask legal.</p>',
  '<p class="lead visually-hidden">Ask legal.</p>',
  '<p class="sr-only">Ask legal.</p>',
  '<i class="material-icons">check_circle</i>',
  '<span class="material-symbols-outlined">home</span>',
  '<span aria-hidden="true">arrow_forward</span>',
  '<i class="fa">\uF095</i>',
  '<iframe src="https://ads.example/sync" width="0" height="0"></iframe>',
])('what the author hid is not shown: %s', (hidden) => {
  expect(read(`${hidden}<p>Words</p>`)).toBe('<p>Words</p>');
});

test('what looks like hiding and is none stays', () => {
  expect(read('<p style="display:inline">One</p><dialog open>Two</dialog>')).toBe(
    '<p>One</p><div>Two</div>',
  );
  expect(read('<p style="margin-left:-20px; clip:auto">Three</p>')).toBe('<p>Three</p>');
  expect(read('<p><i aria-hidden="true">nearly</i> <code>snake_case</code></p>')).toBe(
    '<p><i>nearly</i> <code>snake_case</code></p>',
  );
});

test('the answer stays that a closed question would open, and the name of a link of an icon', () => {
  expect(read('<button aria-controls="a">Why?</button><div id="a" hidden>Because.</div>')).toBe(
    '<p>Why?</p><div>Because.</div>',
  );
  expect(
    read('<a href="https://x.example"><svg></svg><span class="sr-only">LinkedIn</span></a>'),
  ).toBe('<a href="https://x.example" rel="noopener">LinkedIn</a>');
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
  `<img src="data:image/svg+xml,x" data-image-loader="${PICTURE}">`,
  `<img src="https://cdn.example/img/spacer.gif" data-hires="${PICTURE}">`,
  `<img src="" data-delay="${PICTURE}">`,
  `<img src="${PICTURE}" data-pin-url="https://x.example/page">`,
  `<img src="${PICTURE}" data-share-url="/page" data-thumb="https://cdn.example/t.jpg">`,
  `<input type="image" src="${PICTURE}" alt="Desk">`,
  `<div role="img" aria-label="Desk" style="background-image:url('${PICTURE}')"></div>`,
  `<div style="background: #fff url(${PICTURE}) no-repeat; height: 9em"></div>`,
  `<div data-bg="${PICTURE}"></div>`,
  `<span data-background-image="${PICTURE}"></span>`,
  `<img src="${PICTURE}" width="">`,
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
  expect(read('<p>Words<img src="https://px.example/t.gif" width="1" height="1"></p>')).toBe(
    '<p>Words</p>',
  );
});

test('the background of what has words is decoration', () => {
  expect(read(`<div style="background:url(${PICTURE})">Words</div>`)).toBe('<div>Words</div>');
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
  'marquee',
  'menu',
  'nav',
  'search',
])('<%s> stays a block: its words do not run into the next', (name) => {
  const html = read(`<${name}>First.</${name}><${name}>Second.</${name}>`);
  expect(html).toMatch(/^<(div|p|ul)>First\.<\/\1><\1>Second\.<\/\1>$/);
});

test.each([
  ['<p>Email<button>Copy</button>address</p>', '<p>Email address</p>'],
  ['<p>One<select><option>x</option></select>two</p>', '<p>One two</p>'],
  ['<p><b>US</b><svg></svg><b>UK</b></p>', '<p><b>US</b> <b>UK</b></p>'],
  [
    '<p><span style="display:block">One</span><span style="display: block">Two</span></p>',
    '<p>One<br>Two</p>',
  ],
  ['<p>One<span style="display:flex">Two</span>three</p>', '<p>One<br>Two<br>three</p>'],
  ['<p><ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby></p>', undefined],
  ['<p>5 <bdo dir="rtl">abc</bdo></p>', undefined],
])('words that something parted do not run into each other: %s', (authored, html = authored) => {
  expect(read(authored)).toBe(html);
});

test('questions that fold stay questions', () => {
  expect(read('<details open><summary>Why?</summary>Because.</details>')).toBe(
    '<details open><summary>Why?</summary>Because.</details>',
  );
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
  ['<button><h3>Two weeks</h3></button>', '>Two weeks</h3>'],
  ['<a href="https://x.example"><button><b>Book</b></button></a>', '<b>Book</b></a>'],
  ['<button><span><a href="https://x.example">Book</a></span></button>', '>Book</a>'],
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
    '<noscript><a href="https://polls.example/1">Which one do you take?</a></noscript>',
    'https://polls.example/1',
  ],
  [
    '<video><a href="https://cdn.example/film.mp4">The film</a></video>',
    'https://cdn.example/film.mp4',
  ],
])('what a page would embed is a link: %s', (authored, href) => {
  expect(read(authored)).toContain(`href="${href}"`);
});

test('what a site says to those who have no scripts is not of the article', () => {
  expect(
    read(
      '<p>Words</p><noscript>Enable JavaScript for <a href="https://x.example">it</a></noscript>',
    ),
  ).toBe('<p>Words</p>');
});

/** As Cloudflare writes an address: the first byte is the key. */
const coded = (address: string): string =>
  [0x54, ...Array.from(address, (letter) => letter.charCodeAt(0) ^ 0x54)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
const ADA = coded('ada@x.example');

test.each([
  [
    `<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${ADA}">[email&#160;protected]</a>`,
    '<a href="mailto:ada@x.example">ada@x.example</a>',
  ],
  [
    `<a href="https://x.example/cdn-cgi/l/email-protection#${ADA}">Write</a>`,
    '<a href="mailto:ada@x.example">Write</a>',
  ],
  [
    `<a href="/cdn-cgi/l/email-protection#${ADA}"><span class="__cf_email__" data-cfemail="${ADA}">[email]</span></a>`,
    '<a href="mailto:ada@x.example">ada@x.example</a>',
  ],
  [`<span data-cfemail="${ADA}">[email]</span>`, 'ada@x.example'],
  ['<a href="/cdn-cgi/l/email-protection#54zz">Write</a>', '<a>Write</a>'],
  [
    `<a href="/cdn-cgi/l/email-protection" data-cfemail="${coded('" onload=x')}">Write</a>`,
    '<a>Write</a>',
  ],
])('an e-mail address that a script would have shown is there: %s', (authored, html) => {
  expect(read(`<p>${authored}</p>`)).toBe(`<p>${html}</p>`);
});

test.each([
  ['\uF0B7 Two welders', '• Two welders'],
  ['Call \uE801us', 'Call us'],
  ['<span style="font-family:Wingdings">§</span> One', '• One'],
  ['<span style="font-family: Symbol; mso-list:Ignore">·</span> One', '• One'],
  ['<span style="font-family:Symbol">a</span> One', 'a One'],
])('signs of fonts that are not here become what they mean: %s', (authored, text) => {
  expect(read(`<p>${authored}</p>`)).toBe(`<p>${text}</p>`);
});

test.each([
  ['<math><msup><mn>10</mn><mn>6</mn></msup></math>', '10^6'],
  ['<math><mfrac><mi>a</mi><mi>b</mi></mfrac></math>', 'a/b'],
  ['<math><mfrac><mrow><mi>a</mi><mo>+</mo><mn>1</mn></mrow><mi>b</mi></mfrac></math>', '(a+1)/b'],
  ['<math><msqrt><mi>x</mi></msqrt></math>', '√x'],
  ['<math><mroot><mi>x</mi><mn>3</mn></mroot></math>', '³√x'],
  ['<math><msup><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mn>2</mn></msup></math>', '(a+b)^2'],
  [
    '<math><munderover><mo>∑</mo><mrow><mi>k</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover><mi>k</mi></math>',
    '∑_(k=1)^nk',
  ],
  ['<math><msubsup><mi>a</mi><mi>k</mi><mn>2</mn></msubsup></math>', 'a_k^2'],
  [
    '<math><mo>(</mo><mfrac linethickness="0"><mi>n</mi><mi>k</mi></mfrac><mo>)</mo></math>',
    '(n choose k)',
  ],
  [
    '<math><mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr><mtr><mtd><mn>3</mn></mtd><mtd><mn>4</mn></mtd></mtr></mtable></math>',
    '1 2; 3 4',
  ],
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
  [
    '<ul><li>One</li><li class="ql-indent-1">One a</li><li class="ql-indent-2">One a i</li><li>Two</li></ul>',
    '<ul><li>One<ul><li>One a<ul><li>One a i</li></ul></li></ul></li><li>Two</li></ul>',
  ],
  [
    '<ol><li data-list="ordered">One</li><li data-list="bullet" class="ql-indent-1">One a</li></ol>',
    '<ol><li>One<ul><li>One a</li></ul></li></ol>',
  ],
  ['<ul><li class="ql-indent-1">Deep</li></ul>', '<ul><li>Deep</li></ul>'],
  [
    '<ol><li data-list="checked">Done</li><li data-list="unchecked">Open</li></ol>',
    '<ul><li>☑ Done</li><li>☐ Open</li></ul>',
  ],
  ['<ul><li><input type="checkbox" checked>Done</li></ul>', '<ul><li>☑ Done</li></ul>'],
])('an item says what it is, and how deep: %s', (authored, html) => {
  expect(read(authored)).toBe(html);
});

test.each([
  '<a href="https://x.example">&nbsp;</a>',
  '<a href="https://x.example"> <i></i> </a>',
  '<h2></h2>',
  '<h3>&nbsp;<img></h3>',
  '<a href="#x" id="y"> </a>',
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
