/** A link to what a frame would have shown. */
export interface Embed {
  kind: 'video' | 'audio' | 'post';
  href: string;
  label: string;
}

interface Host {
  kind: Embed['kind'];
  label: string;
  hosts: readonly string[];
  /** The page's address from the frame's; undefined for frames that show something else. */
  page: (frame: URL) => string | undefined;
  /** The frame's address from the page's; undefined for any other page. */
  frame: (page: string, playerUrl: string) => string | undefined;
}

const idAfter = (frame: URL, pattern: RegExp): string | undefined =>
  pattern.exec(frame.pathname)?.[1];

const framed =
  (pattern: RegExp, address: (id: string, playerUrl: string) => string): Host['frame'] =>
  (page, playerUrl) => {
    const id = pattern.exec(page)?.[1];
    return id && address(id, playerUrl);
  };

const HOSTS: readonly Host[] = [
  {
    kind: 'video',
    label: 'Watch the video on YouTube',
    hosts: ['www.youtube.com', 'youtube.com', 'www.youtube-nocookie.com', 'youtube-nocookie.com'],
    page: (frame) => {
      const id = idAfter(frame, /^\/embed\/([\w-]{1,64})$/);
      return id && `https://www.youtube.com/watch?v=${id}`;
    },
    frame: framed(
      /^https:\/\/www\.youtube\.com\/watch\?v=([\w-]{1,64})$/,
      (id, playerUrl) => `${playerUrl}${id}?autoplay=1&playsinline=1`,
    ),
  },
  {
    kind: 'video',
    label: 'Watch the video on Vimeo',
    hosts: ['player.vimeo.com'],
    page: (frame) => {
      const id = idAfter(frame, /^\/video\/(\d{1,20})$/);
      // An unlisted video needs its key.
      const key = /^[0-9a-f]{6,20}$/.exec(frame.searchParams.get('h') ?? '')?.[0];
      return id && `https://vimeo.com/${id}${key ? `/${key}` : ''}`;
    },
    frame: framed(/^https:\/\/vimeo\.com\/(\d{1,20}(?:\/[0-9a-f]{6,20})?)$/, (video) => {
      const [id, key] = video.split('/');
      return `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${key ? `&h=${key}` : ''}`;
    }),
  },
  {
    kind: 'video',
    label: 'Watch the video on Loom',
    hosts: ['www.loom.com', 'loom.com'],
    page: (frame) => {
      const id = idAfter(frame, /^\/embed\/([\w-]{1,64})$/);
      return id && `https://www.loom.com/share/${id}`;
    },
    frame: framed(
      /^https:\/\/www\.loom\.com\/share\/([\w-]{1,64})$/,
      (id) => `https://www.loom.com/embed/${id}?autoplay=1`,
    ),
  },
  {
    kind: 'audio',
    label: 'Listen on Spotify',
    hosts: ['open.spotify.com'],
    page: (frame) => {
      const path = idAfter(frame, /^\/embed\/((?:episode|show|track|album|playlist)\/\w{1,64})$/);
      return path && `https://open.spotify.com/${path}`;
    },
    frame: framed(
      /^https:\/\/open\.spotify\.com\/((?:episode|show|track|album|playlist)\/\w{1,64})$/,
      (path) => `https://open.spotify.com/embed/${path}`,
    ),
  },
  {
    kind: 'post',
    label: 'Read the post on X',
    hosts: ['platform.twitter.com', 'platform.x.com'],
    page: (frame) => {
      const id = frame.searchParams.get('id') ?? '';
      return /^\d{1,25}$/.test(id) ? `https://x.com/i/status/${id}` : undefined;
    },
    frame: framed(
      /^https:\/\/x\.com\/i\/status\/(\d{1,25})$/,
      (id) => `https://platform.twitter.com/embed/Tweet.html?id=${id}&dnt=true`,
    ),
  },
  {
    kind: 'post',
    label: 'See the post on Instagram',
    hosts: ['www.instagram.com'],
    page: (frame) => {
      const id = idAfter(frame, /^\/p\/([\w-]{1,64})\/embed\/?$/);
      return id && `https://www.instagram.com/p/${id}/`;
    },
    frame: framed(
      /^https:\/\/www\.instagram\.com\/p\/([\w-]{1,64})\/$/,
      (id) => `https://www.instagram.com/p/${id}/embed/`,
    ),
  },
  {
    kind: 'post',
    label: 'Read the post on LinkedIn',
    hosts: ['www.linkedin.com'],
    page: (frame) => {
      const id = idAfter(frame, /^\/embed\/feed\/update\/(urn:li:\w{1,20}:\d{1,25})$/);
      return id && `https://www.linkedin.com/feed/update/${id}`;
    },
    frame: framed(
      /^https:\/\/www\.linkedin\.com\/feed\/update\/(urn:li:\w{1,20}:\d{1,25})$/,
      (id) => `https://www.linkedin.com/embed/feed/update/${id}`,
    ),
  },
];

/** What a frame of a listed host shows; undefined for any other host or address. */
export function embedOf(frame: URL): Embed | undefined {
  for (const { kind, label, hosts, page } of HOSTS) {
    if (!hosts.includes(frame.hostname)) continue;
    const href = page(frame);
    if (href) return { kind, href, label };
  }
  return undefined;
}

/**
 * The frame for an embed's link. Only addresses exactly as `embedOf` writes them have one, so that
 * an author cannot frame other pages.
 * @param playerUrl base of YouTube's player, with a trailing slash
 */
export function frameOf(href: string, playerUrl: string): string | undefined {
  for (const { frame } of HOSTS) {
    const address = frame(href, playerUrl);
    if (address) return address;
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
