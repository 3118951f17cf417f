/** What a frame would have shown, as a link that a reader may follow. */
export interface Embed {
  kind: 'video' | 'audio' | 'post';
  href: string;
  /** What the link says, before the frame's own title. */
  label: string;
}

interface Host {
  kind: Embed['kind'];
  label: string;
  hosts: readonly string[];
  /** The page's address by the frame's; undefined where the frame shows something else. */
  page: (frame: URL) => string | undefined;
}

/** The part of a path that follows a prefix, if it looks like an id. */
function idAfter(frame: URL, pattern: RegExp): string | undefined {
  return pattern.exec(frame.pathname)?.[1];
}

const HOSTS: readonly Host[] = [
  {
    kind: 'video',
    label: 'Watch the video on YouTube',
    hosts: ['www.youtube.com', 'youtube.com', 'www.youtube-nocookie.com', 'youtube-nocookie.com'],
    page: (frame) => {
      const id = idAfter(frame, /^\/embed\/([\w-]{1,64})$/);
      return id && `https://www.youtube.com/watch?v=${id}`;
    },
  },
  {
    kind: 'video',
    label: 'Watch the video on Vimeo',
    hosts: ['player.vimeo.com'],
    page: (frame) => {
      const id = idAfter(frame, /^\/video\/(\d{1,20})$/);
      return id && `https://vimeo.com/${id}`;
    },
  },
  {
    kind: 'video',
    label: 'Watch the video on Loom',
    hosts: ['www.loom.com', 'loom.com'],
    page: (frame) => {
      const id = idAfter(frame, /^\/embed\/([\w-]{1,64})$/);
      return id && `https://www.loom.com/share/${id}`;
    },
  },
  {
    kind: 'audio',
    label: 'Listen on Spotify',
    hosts: ['open.spotify.com'],
    page: (frame) => {
      const path = idAfter(frame, /^\/embed\/((?:episode|show|track|album|playlist)\/\w{1,64})$/);
      return path && `https://open.spotify.com/${path}`;
    },
  },
  {
    kind: 'post',
    label: 'Read the post on X',
    hosts: ['platform.twitter.com', 'platform.x.com'],
    page: (frame) => {
      const id = frame.searchParams.get('id') ?? '';
      return /^\d{1,25}$/.test(id) ? `https://x.com/i/status/${id}` : undefined;
    },
  },
  {
    kind: 'post',
    label: 'See the post on Instagram',
    hosts: ['www.instagram.com'],
    page: (frame) => {
      const id = idAfter(frame, /^\/p\/([\w-]{1,64})\/embed\/?$/);
      return id && `https://www.instagram.com/p/${id}/`;
    },
  },
  {
    kind: 'post',
    label: 'Read the post on LinkedIn',
    hosts: ['www.linkedin.com'],
    page: (frame) => {
      const id = idAfter(frame, /^\/embed\/feed\/update\/(urn:li:\w{1,20}:\d{1,25})$/);
      return id && `https://www.linkedin.com/feed/update/${id}`;
    },
  },
];

/** What a frame of a named host shows; undefined for any other host or address. */
export function embedOf(frame: URL): Embed | undefined {
  for (const { kind, label, hosts, page } of HOSTS) {
    if (!hosts.includes(frame.hostname)) continue;
    const href = page(frame);
    if (href) return { kind, href, label };
  }
  return undefined;
}
