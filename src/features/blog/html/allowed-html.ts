import { defaultSchema, type Options } from 'rehype-sanitize';

export const HEADINGS: readonly string[] = ['h2', 'h3', 'h4', 'h5', 'h6'];

/** What a body may contain. Any other element loses its tag and keeps its text; `strip` loses both. */
export const ALLOWED_HTML: Options = {
  ...defaultSchema,
  tagNames: [
    ...HEADINGS,
    ...(
      'p br hr div section blockquote pre code kbd samp strong b em i u s del ins sub sup mark small ' +
      'abbr cite q time span ul ol li dl dt dd a img figure figcaption table caption thead tbody tfoot tr th td'
    ).split(' '),
  ],
  attributes: {
    a: ['href', 'title', 'name'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    ol: ['start', 'reversed'],
    p: [['dataEmbed', 'video', 'audio', 'post']],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan', 'scope'],
    time: ['dateTime'],
    abbr: ['title'],
    // Ids keep links within the post working; those that are written are the cleaner's.
    '*': ['lang', 'dir', 'id'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  strip: (
    'script style template noscript noembed noframes xmp plaintext svg math object embed applet ' +
    'audio video canvas form textarea select option button title head'
  ).split(' '),
  clobber: [],
  required: {},
};
