/** A link to what a frame would have shown. */
export interface Embed {
  kind: 'video' | 'audio' | 'post';
  href: string;
  label: string;
}

interface Host {
  kind: Embed['kind'];
  label: string;
  /** Of its frames. */
  hosts: readonly string[];
  /** What an id is, from its start to its end. */
  id: RegExp;
  /** The id in a frame's address. */
  idIn: (frame: URL) => string | undefined;
  /** The page's address, with `{id}`. */
  page: string;
  frame: (id: string, playerUrl: string) => string;
}

/** What stands behind a folder of the path. */
const after =
  (folder: string) =>
  ({ pathname }: URL): string | undefined =>
    pathname.startsWith(folder) ? pathname.slice(folder.length).replace(/\/$/, '') : undefined;

/** A parameter with its sign before it; '' where it is missing, or something else. */
const parameter = ({ searchParams }: URL, name: string, pattern: RegExp, sign: string): string => {
  const value = searchParams.get(name) ?? '';
  return pattern.test(value) ? sign + value : '';
};

const YOUTUBE = ['', '-nocookie'].flatMap((kind) => [
  `www.youtube${kind}.com`,
  `youtube${kind}.com`,
]);

const HOSTS: readonly Host[] = [
  {
    kind: 'video',
    label: 'Watch the videos on YouTube',
    hosts: YOUTUBE,
    id: /^[\w-]{1,64}$/,
    idIn: (frame) =>
      after('/embed/')(frame) === 'videoseries'
        ? (frame.searchParams.get('list') ?? undefined)
        : undefined,
    page: 'https://www.youtube.com/playlist?list={id}',
    frame: (id, playerUrl) => `${playerUrl}videoseries?list=${id}&autoplay=1&playsinline=1`,
  },
  {
    kind: 'video',
    label: 'Watch the video on YouTube',
    hosts: YOUTUBE,
    id: /^(?!videoseries)[\w-]{1,64}(?:&t=\d{1,5})?$/,
    idIn: (frame) => {
      const id = after('/embed/')(frame);
      return id && id + parameter(frame, 'start', /^\d{1,5}$/, '&t=');
    },
    page: 'https://www.youtube.com/watch?v={id}',
    frame: (id, playerUrl) => {
      const [film, start] = id.split('&t=');
      return `${playerUrl}${film}?autoplay=1&playsinline=1${start ? `&start=${start}` : ''}`;
    },
  },
  {
    kind: 'video',
    label: 'Watch the video on Vimeo',
    hosts: ['player.vimeo.com'],
    // An unlisted video needs its key.
    id: /^\d{1,20}(?:\/[0-9a-f]{6,20})?$/,
    idIn: (frame) => {
      const id = after('/video/')(frame);
      return id && id + parameter(frame, 'h', /^[0-9a-f]{6,20}$/, '/');
    },
    page: 'https://vimeo.com/{id}',
    frame: (id) => {
      const [film, key] = id.split('/');
      return `https://player.vimeo.com/video/${film}?autoplay=1&dnt=1${key ? `&h=${key}` : ''}`;
    },
  },
  {
    kind: 'video',
    label: 'Watch the video on Loom',
    hosts: ['www.loom.com', 'loom.com'],
    id: /^[\w-]{1,64}$/,
    idIn: after('/embed/'),
    page: 'https://www.loom.com/share/{id}',
    frame: (id) => `https://www.loom.com/embed/${id}?autoplay=1`,
  },
  {
    kind: 'audio',
    label: 'Listen on Spotify',
    hosts: ['open.spotify.com'],
    id: /^(?:episode|show|track|album|playlist)\/\w{1,64}$/,
    idIn: after('/embed/'),
    page: 'https://open.spotify.com/{id}',
    frame: (id) => `https://open.spotify.com/embed/${id}`,
  },
  {
    kind: 'post',
    label: 'Read the post on X',
    hosts: ['platform.twitter.com', 'platform.x.com'],
    id: /^\d{1,25}$/,
    idIn: (frame) => frame.searchParams.get('id') ?? undefined,
    page: 'https://x.com/i/status/{id}',
    frame: (id) => `https://platform.twitter.com/embed/Tweet.html?id=${id}&dnt=true`,
  },
  {
    kind: 'post',
    label: 'See the post on Instagram',
    hosts: ['www.instagram.com'],
    id: /^[\w-]{1,64}$/,
    idIn: (frame) => after('/p/')(frame)?.replace(/\/embed$/, ''),
    page: 'https://www.instagram.com/p/{id}/',
    frame: (id) => `https://www.instagram.com/p/${id}/embed/`,
  },
  {
    kind: 'post',
    label: 'Read the post on LinkedIn',
    hosts: ['www.linkedin.com'],
    id: /^urn:li:\w{1,20}:\d{1,25}$/,
    idIn: after('/embed/feed/update/'),
    page: 'https://www.linkedin.com/feed/update/{id}',
    frame: (id) => `https://www.linkedin.com/embed/feed/update/${id}`,
  },
];

/** What a frame of a listed host shows; undefined for any other host or address. */
export function embedOf(frame: URL): Embed | undefined {
  for (const { kind, label, hosts, id: pattern, idIn, page } of HOSTS) {
    const id = hosts.includes(frame.hostname) ? idIn(frame) : undefined;
    if (id && pattern.test(id)) return { kind, href: page.replace('{id}', id), label };
  }
  return undefined;
}

/**
 * The frame for an embed's link. Only addresses exactly as `embedOf` writes them have one, so that
 * an author cannot frame other pages.
 * @param playerUrl base of YouTube's player, with a trailing slash
 */
export function frameOf(href: string, playerUrl: string): string | undefined {
  for (const { id: pattern, page, frame } of HOSTS) {
    const [before = '', end = ''] = page.split('{id}');
    if (!href.startsWith(before) || !href.endsWith(end)) continue;
    const id = href.slice(before.length, href.length - end.length);
    if (pattern.test(id)) return frame(id, playerUrl);
  }
  return undefined;
}

/** Networks that embed by a script leave a quotation in the text that links to the post. */
const QUOTED: readonly { className: string; address: RegExp; frame: (id: string) => string }[] = [
  {
    className: 'twitter-tweet',
    address: /^https:\/\/(?:www\.|mobile\.)?(?:twitter|x)\.com\/\w{1,30}\/status\/(\d{1,25})/,
    frame: (id) => `https://platform.twitter.com/embed/Tweet.html?id=${id}`,
  },
  {
    className: 'instagram-media',
    address: /^https:\/\/www\.instagram\.com\/(?:p|reel|tv)\/([\w-]{1,64})\//,
    frame: (id) => `https://www.instagram.com/p/${id}/embed/`,
  },
];

/** The post that a network's quotation stands for: the last one that it links to. */
export function embedOfQuote(
  classNames: readonly string[],
  linksIn: () => readonly string[],
): Embed | undefined {
  const network = QUOTED.find(({ className }) => classNames.includes(className));
  if (!network) return undefined;
  const ids = linksIn().map((link) => network.address.exec(link)?.[1]);
  const id = ids.findLast((found) => found !== undefined);
  return id ? embedOf(new URL(network.frame(id))) : undefined;
}

/** Every origin of an embed's frame, for a page that starts before its post is known. */
export const frameOrigins = (playerUrl: string): string[] => [
  new URL(playerUrl).origin,
  'https://player.vimeo.com',
  'https://www.loom.com',
  'https://open.spotify.com',
  'https://platform.twitter.com',
  'https://www.instagram.com',
  'https://www.linkedin.com',
];

/** With more frames, only their hosts are allowed, so that the policy stays a short header. */
const MAX_FRAME_SOURCES = 12;

/** The content policy's sources for a body's frames; policies ignore queries. */
export function frameSources(frames: readonly string[]): string[] {
  const urls = frames.map((frame) => new URL(frame));
  const sources = urls.map(({ origin, pathname }) => origin + pathname);
  const hosts = urls.map(({ origin }) => origin);
  return [...new Set(sources.length > MAX_FRAME_SOURCES ? hosts : sources)];
}
