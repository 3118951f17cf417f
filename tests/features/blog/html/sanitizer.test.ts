import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import type { Element, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';

import { isImageAddress } from '../../../../src/features/blog/html/image-policy.ts';
import { cleanHtml } from '../../../../src/features/blog/html/clean-html.ts';
import { PAYLOADS } from './payloads/generated-html.ts';

const OWN = 'http://127.0.0.1:8787';
const clean = (html: string) => cleanHtml(html, [OWN]);

/** What may be found in a cleaned body, written down apart from the sanitiser's own list. */
const KNOWN: Record<string, readonly string[]> = {
  a: ['href', 'title', 'rel'],
  img: ['src', 'alt', 'title', 'width', 'height', 'loading', 'decoding'],
  ol: ['start', 'reversed'],
  details: ['open'],
  p: ['dataEmbed'],
  td: ['colSpan', 'rowSpan'],
  th: ['colSpan', 'rowSpan', 'scope'],
  time: ['dateTime'],
  abbr: ['title'],
  ...Object.fromEntries(
    [
      'h2',
      'h3',
      'h4',
      'h5',
      'h6',
      'br',
      'hr',
      'div',
      'section',
      'summary',
      'blockquote',
      'pre',
      'code',
      'kbd',
      'samp',
      'strong',
      'b',
      'em',
      'i',
      'u',
      's',
      'del',
      'ins',
      'sub',
      'sup',
      'mark',
      'bdi',
      'bdo',
      'ruby',
      'rt',
      'rp',
      'small',
      'cite',
      'q',
      'span',
      'ul',
      'li',
      'dl',
      'dt',
      'dd',
      'figure',
      'figcaption',
      'table',
      'caption',
      'thead',
      'tbody',
      'tfoot',
      'tr',
    ].map((name) => [name, []]),
  ),
};
const PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** All elements of the markup, as a browser's parser reads it. */
function elementsOf(html: string): Element[] {
  const found: Element[] = [];
  const visit = (parent: Root | Element) => {
    for (const child of parent.children) {
      if (child.type !== 'element') continue;
      found.push(child);
      visit(child);
    }
  };
  visit(unified().use(rehypeParse, { fragment: true }).parse(html));
  return found;
}

/** What in the markup could run, load from anywhere, or pass for the page's own. */
function dangers(html: string): string[] {
  return elementsOf(html).flatMap(({ tagName, properties }) => {
    const known = KNOWN[tagName];
    if (!known) return [`<${tagName}>`];
    const odd = Object.keys(properties).filter(
      (name) => !known.includes(name) && !['lang', 'dir', 'id'].includes(name),
    );
    if ('id' in properties && !/^(?:article|t)-/.test([properties['id']].join())) odd.push('id');
    const addresses = [properties['href'], properties['src']]
      .filter((url) => url !== undefined)
      .map(String);
    const bad = addresses.filter(
      (url) => !PROTOCOLS.has(URL.parse(url, 'https://own.example/')?.protocol ?? ''),
    );
    return odd.concat(bad).map((found) => `${tagName} ${found}`);
  });
}

for (const [kind, payloads] of Object.entries(PAYLOADS)) {
  test(`hostile markup stays harmless, and as it is when cleaned again: ${kind}, ${payloads.length} payloads`, () => {
    for (const payload of payloads) {
      for (const html of [payload, `<p>before ${payload} after</p>`, `<table><tr><td>${payload}`]) {
        const cleaned = clean(html);
        expect(dangers(cleaned), html).toEqual([]);
        expect(clean(cleaned), html).toBe(cleaned);
      }
    }
  });
}

test('whatever markup it is: cleaned once it is harmless, and cleaning it again changes nothing', () => {
  const pieces = oneof(
    constantFrom(...Object.values(PAYLOADS).flat()),
    constantFrom(
      '<p>',
      '</p>',
      '<table>',
      '<tr>',
      '<td>',
      '</table>',
      '<a',
      'href="/x">',
      '</a>',
      '<svg>',
      '<math>',
      '<style>',
      '</style>',
      '<b>',
      '<i>',
      '<h2>',
      '</h2>',
      '<ul>',
      '<li>',
      '<pre>',
      '&lt;',
      '&amp;#x3c;',
      '"',
      "'",
      '>',
      '<',
      '<!--',
      '-->',
      '<form>',
      '<select>',
      '<option>',
      '</select>',
      '<title>',
      '<template>',
      '<br/>',
      '<mtext>',
      '<desc>',
    ),
    string({ maxLength: 12 }),
  );
  assert(
    property(array(pieces, { maxLength: 12 }), (parts) => {
      const cleaned = clean(parts.join(''));
      expect(dangers(cleaned)).toEqual([]);
      expect(clean(cleaned)).toBe(cleaned);
    }),
    { numRuns: 300, seed: 20261121 },
  );
});

test('what comes before and after hostile markup survives', () => {
  expect(clean('<p>one</p><script>x</script><p>two</p>')).toBe('<p>one</p><p>two</p>');
});

describe('ordinary formatting survives unharmed', () => {
  test.each([
    '<p>Text with <strong>strong</strong>, <em>em</em>, <code>code</code> and <mark>mark</mark>.</p>',
    '<ul><li>one</li><li>two<ol start="3"><li>three</li></ol></li></ul>',
    '<blockquote><p>Said <cite>she</cite></p></blockquote>',
    '<pre><code>if (a &#x3C; b) return;\n  next();</code></pre>',
    '<table><caption>Pay</caption><thead><tr><th scope="col">Role</th><th>Pay</th></tr></thead><tbody><tr><td colspan="2">x</td></tr></tbody></table>',
    '<p lang="fr" dir="ltr">Ünïcode, 日本語, עברית, 🎉 &#x26; entities</p>',
    '<dl><dt>Term</dt><dd>Meaning</dd></dl><hr><p>H<sub>2</sub>O, m<sup>2</sup>, <del>old</del> <ins>new</ins></p>',
    '<p><a href="/contact"><strong>a <em>bold</em></strong></a> <a href="/contact" title="Write">own</a> <a href="mailto:a@b.example">mail</a> <a href="tel:+1555">call</a></p>',
  ])('%s', (html) => {
    expect(clean(html)).toBe(html);
  });

  test('an image with its words and size, loaded when it comes near', () => {
    expect(
      clean(`<figure><img src="${OWN}/a.svg" alt="A desk" width="800" height="450"></figure>`),
    ).toBe(
      `<figure><img src="${OWN}/a.svg" alt="A desk" width="800" height="450" loading="lazy" decoding="async"></figure>`,
    );
  });
});

test('headings can be linked: ids of their words, each once, none of the page’s own', () => {
  const ids = elementsOf(
    clean('<h1>Pay &amp; perks</h1><h2>Pay, perks!</h2><h3>Größe</h3><h4>日本</h4><h2>Main</h2>'),
  ).map(({ tagName, properties }) => `${tagName}#${String(properties['id'])}`);
  expect(ids).toEqual([
    'h2#article-pay-perks',
    'h2#article-pay-perks-2',
    'h3#article-grosse',
    'h4#article-section',
    'h2#article-main',
  ]);
});

test('links within a post lead to its headings, under their new names or nowhere', () => {
  const html = clean('<h2 id="s1">The first</h2><p><a href="#s1">up</a> <a href="#gone">x</a></p>');
  expect(html).toBe(
    '<h2 id="article-the-first">The first</h2><p><a href="#article-the-first">up</a> <a>x</a></p>',
  );
  expect(clean(html)).toBe(html);
});

const IMG = (src: string) => `<img alt="" src="${src}" loading="lazy" decoding="async">`;
const CDN = 'https://cdn.example/a.jpg';
const FILM = 'https://www.youtube.com/watch?v=abc';
const YOUTUBE = (href: string, what = 'video') =>
  `<p data-embed="video"><a href="${href}" rel="noopener">Watch the ${what} on YouTube</a></p>`;

/** What authors, their word processors and other systems write, what is shown, why. */
const AUTHORED: readonly (readonly [html: string, shown: string, why: string])[] = [
  [`<img alt="" src="http://cdn.example/a.jpg">`, IMG(CDN), 'browsers ask for it by https'],
  [`<img alt="" src="//cdn.example/a.jpg">`, IMG(CDN), 'without a scheme'],
  [`<img alt="" src="HTTPS://cdn.example/a.jpg">`, IMG(CDN), 'schemes have no case'],
  [`<img alt="" src=" https://cdn.example/\na.jpg ">`, IMG(CDN), 'browsers strip blanks'],
  [`<img alt="" src="data:image/gif;base64,R0" data-src="${CDN}">`, IMG(CDN), 'loaded late'],
  [`<img alt="" data-lazy-src="${CDN}">`, IMG(CDN), 'loaded late'],
  [`<img alt="" data-original="${CDN}">`, IMG(CDN), 'loaded late'],
  [`<img alt="" data-srcset="x.jpg 1x, ${CDN} 2x">`, IMG(CDN), 'loaded late, in sizes'],
  [`<img alt="" srcset="https://cdn.example/s.jpg 4w, ${CDN} 8w">`, IMG(CDN), 'only in sizes'],
  [`<picture><source srcset="${CDN} 2x"><img alt=""></picture>`, IMG(CDN), 'only in a source'],
  [
    `<a href="/x"><img alt="" src="${CDN}"></a>`,
    `<a href="/x">${IMG(CDN)}</a>`,
    'a link of a picture',
  ],
  [
    '<a href="/x"><em><img src="data:image/gif;base64,R0"></em></a>',
    '',
    'a link without its picture',
  ],
  [
    '<a href=" Mailto:a@b.example">x</a>',
    '<a href="mailto:a@b.example">x</a>',
    'a phone’s capital',
  ],
  ['<a href="HTTPS://b.example/A">x</a>', '<a href="https://b.example/A" rel="noopener">x</a>', ''],
  ['<a href="www.b.example">x</a>', '<a href="https://www.b.example" rel="noopener">x</a>', ''],
  ['<iframe src="//www.youtube.com/embed/abc"></iframe>', YOUTUBE(FILM), 'without a scheme'],
  ['<iframe src="http://www.youtube.com/embed/abc/"></iframe>', YOUTUBE(FILM), 'with a slash'],
  [
    '<iframe src="about:blank" data-src="https://www.youtube.com/embed/abc"></iframe>',
    YOUTUBE(FILM),
    'held back for a consent',
  ],
  [
    '<iframe src="https://www.youtube.com/embed/abc?start=90"></iframe>',
    YOUTUBE(`${FILM}&#x26;t=90`),
    'from its second minute on',
  ],
  [
    '<iframe src="https://www.youtube.com/embed/videoseries?list=PL1"></iframe>',
    YOUTUBE('https://www.youtube.com/playlist?list=PL1', 'videos'),
    'a list of films',
  ],
  [
    '<object><param name="movie" value="http://www.youtube.com/v/abc"></object>',
    YOUTUBE(FILM),
    'an old player',
  ],
  [
    '<video controls><source src="https://cdn.example/a.mp4">No film.</video>',
    '<p><a href="https://cdn.example/a.mp4" rel="noopener">Watch the video</a></p>',
    'a film of the author’s own',
  ],
  [
    '<audio src="https://cdn.example/a.mp3" title="A talk"></audio>',
    '<p><a href="https://cdn.example/a.mp3" rel="noopener">A talk</a></p>',
    'a sound of the author’s own',
  ],
  [
    '<b style="font-weight:normal"><p>a <span style="font-weight:700">b</span></p></b>',
    '<p>a <strong>b</strong></p>',
    'Google Docs',
  ],
  [
    '<p>10<span style="vertical-align:super">6</span> <strike>9</strike></p>',
    '<p>10<sup>6</sup> <s>9</s></p>',
    'what a style or an old mark says',
  ],
  ['<p><math alttext="x^2"><mi>x</mi></math></p>', '<p>x^2</p>', 'a formula in words'],
  ['<form><p>a</p></form>', '<div><p>a</p></div>', 'a page that is one form'],
  [`<pre>${'\n'.repeat(9)}a</pre><p>b</p>`, '<pre>a</pre><p>b</p>', 'code after blank lines'],
];

test.each(AUTHORED)('%s is shown as %s', (html, shown) => {
  expect(clean(html)).toBe(shown);
  expect(clean(shown)).toBe(shown);
});

/** A link and what it leads to, as the page has them. */
test.each([
  ['<sup id="r1"><a href="#n1">1</a></sup><ol><li id="n1"><a href="#r1">up</a></li></ol>', 2],
  ['<a href="#_Toc1">1</a><h2><a name="_Toc1"></a>Intro</h2>', 1],
  ['<a href="#Intro_words">1</a><h2><span id="Intro_words"></span>Intro</h2>', 1],
  ['<a href="#two">1</a><a id="two"></a><h2>Second</h2>', 1],
  ['<a href="#note">1</a><p id="note">The note</p>', 1],
  ['<a href="#%C3%BCber-uns">1</a><h2 id="über-uns">Über uns</h2>', 1],
  ['<a href="#%E0%A4%A">1</a><span id="%E0%A4%A">broken escapes</span>', 1],
  ['<a href="#_ftn1" name="_ftnref1">1</a><a href="#_ftnref1" name="_ftn1">[1]</a>', 2],
])('every link in %s leads to its part', (html, links) => {
  const cleaned = clean(html);
  const all = elementsOf(cleaned).map(({ properties }) => properties);
  const targets = all.flatMap(({ href }) => (href ? [[href].join().slice(1)] : []));
  expect(targets).toHaveLength(links);
  for (const target of targets) expect(all.map(({ id }) => id)).toContain(target);
  expect(clean(cleaned)).toBe(cleaned);
});

test('pasted photos cost a post nothing but themselves', () => {
  const photo = `<img src="data:image/jpeg;base64,${'QUJD'.repeat(1_050_000)}" alt="P">`;
  expect(clean(`<h2>One</h2><p>first</p><p>${photo}</p><p>last</p>`)).toBe(
    '<h2 id="article-one">One</h2><p>first</p><p></p><p>last</p>',
  );
});

test.each([
  ['https://www.youtube-nocookie.com/embed/a-b_1?rel=0', 'https://www.youtube.com/watch?v=a-b_1'],
  ['https://player.vimeo.com/video/123?h=x', 'https://vimeo.com/123'],
  ['https://player.vimeo.com/video/123?h=0a1b2c3d4e', 'https://vimeo.com/123/0a1b2c3d4e'],
  ['https://www.loom.com/embed/abc', 'https://www.loom.com/share/abc'],
  ['https://open.spotify.com/embed/episode/xyz', 'https://open.spotify.com/episode/xyz'],
  ['https://platform.twitter.com/embed/Tweet.html?id=42', 'https://x.com/i/status/42'],
  ['https://www.instagram.com/p/Abc/embed/', 'https://www.instagram.com/p/Abc/'],
  [
    'https://www.linkedin.com/embed/feed/update/urn:li:share:7',
    'https://www.linkedin.com/feed/update/urn:li:share:7',
  ],
])('the frame %s becomes a link to %s', (frame, page) => {
  const html = clean(`<iframe src="${frame}" title="A talk"></iframe>`);
  expect(html).toMatch(/^<p data-embed="(?:video|audio|post)"><a href="[^"]+" rel="noopener">/);
  expect(html).toContain(`href="${page}"`);
  expect(html).toContain(': A talk</a>');
});

test.each([
  ['twitter-tweet', 'https://twitter.com/ric/status/42?ref=x', 'https://x.com/i/status/42'],
  ['instagram-media', 'https://www.instagram.com/p/Ab_c/', 'https://www.instagram.com/p/Ab_c/'],
])('a quotation that the script of %s would have shown gets a link to it', (mark, link, page) => {
  const html = clean(
    `<blockquote class="${mark}"><p>Said</p><a href="${link}">then</a></blockquote>`,
  );
  expect(html).toContain('<blockquote><p>Said</p>');
  expect(html).toContain(`</blockquote><p data-embed="post"><a href="${page}" rel="noopener">`);
  expect(clean(html)).toBe(html);
});

test('a frame of any other host is a link that names it', () => {
  expect(clean('<iframe src="https://forms.example/f?x=1"></iframe>')).toBe(
    '<p><a href="https://forms.example/f?x=1" rel="noopener">Open forms.example</a></p>',
  );
});

test('a body that is nested by the thousand is shown as its words', () => {
  const deep = `${'<div>'.repeat(20_000)}deep <b onclick="hit()">words</b>`;
  const cleaned = clean(deep);
  expect(cleaned).toContain('deep');
  expect(dangers(cleaned)).toEqual([]);
});

const repeated = (part: string, bytes: number) => part.repeat(Math.floor(bytes / part.length));

// Quadratic steps would take minutes for these, so that the test would time out.
test.each(['<', '<a ', '&', '"', '<!--', '</', '<p>', '<h2>', '<h2>a</h2>', '<b><i>', '<b><p>'])(
  'a large body of nothing but %s is cleaned in time',
  (part) => {
    for (const bytes of [30_000, 250_000]) {
      expect(dangers(clean(repeated(part, bytes)))).toEqual([]);
    }
  },
);

test('repeated headings are numbered, and a number that is taken is passed over', () => {
  const html = clean('<h2>a</h2><h2>a 2</h2><h2>a</h2><h2>a</h2>');
  expect(html.match(/(?<=id=")[^"]*/g)).toEqual([
    'article-a',
    'article-a-2',
    'article-a-3',
    'article-a-4',
  ]);
});

test('elements deeper than any article keep their words only', () => {
  const deep = clean(`${'<div>'.repeat(200)}deep <em>words</em>`);
  expect(deep).toContain('deep words');
  expect(deep.match(/<div>/g)).toHaveLength(64);
  expect(clean(deep)).toBe(deep);
});

test('a body of more elements than any article is one paragraph of its words', () => {
  expect(clean('<i>a</i> &amp; '.repeat(20_001))).toMatch(/^<p>a &#x26; a &#x26; [^<]*<\/p>$/);
});

test.each([
  ['https://x.example/a.png', true],
  ['/media/a.png', true],
  [`${OWN}/a.png`, true],
  ['http://x.example/a.png', false],
  ['//x.example/a.png', false],
  ['/\\x.example/a.png', false],
  ['data:image/png;base64,AAAA', false],
  ['javascript:hit(1)', false],
  ['https://user:pass@x.example/a.png', false],
  ['a.png', false],
  ['', false],
])('an image at %s is shown: %s', (src, shown) => {
  expect(isImageAddress(src, [OWN])).toBe(shown);
});
