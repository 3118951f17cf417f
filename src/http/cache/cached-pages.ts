/** What the cache itself needs to know of a response. */
interface Cacheable {
  /** Bytes that it holds. */
  size: number;
  tags: ReadonlySet<string>;
}

/** A page in one content coding, with an ETag of its own. */
export interface Representation {
  bytes: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
  notModifiedHeaders: Record<string, string>;
  etag: string;
}

export interface CachedPage extends Cacheable {
  plain: Representation;
  brotli: Representation;
  /** Seconds since 1970. */
  lastModified: number | undefined;
  version: string;
  ignoresQuery: boolean;
  /** Until when (ms) the page is served without a check of its content's version. */
  checkedUntil: number;
}

/** Pages by path and query, least recently used out first, bounded in bytes. */
export class CachedPages<Page extends Cacheable = CachedPage> {
  readonly #pages = new Map<string, Page>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(key: string): Page | undefined {
    const page = this.#pages.get(key);
    if (page) {
      this.#pages.delete(key);
      this.#pages.set(key, page);
    }
    return page;
  }

  set(key: string, page: Page): void {
    this.delete(key);
    this.#pages.set(key, page);
    this.#bytes += page.size;
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const page = this.#pages.get(key);
    if (!page) return;
    this.#pages.delete(key);
    this.#bytes -= page.size;
  }

  deleteTagged(tag: string): void {
    for (const [key, page] of this.#pages) if (page.tags.has(tag)) this.delete(key);
  }

  clear(): void {
    this.#pages.clear();
    this.#bytes = 0;
  }
}
