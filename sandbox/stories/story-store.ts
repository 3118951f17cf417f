/** A story as the API serves it. Any field may be missing or null, as with the real provider. */
export type StoryRecord = Record<string, unknown>;

/** A story with what lists sort and filter by. */
export interface StoredStory {
  /** The id as text. */
  key: string;
  status: string;
  language: string | null;
  /** Milliseconds since 1970; -Infinity without a date, which sorts last. */
  publishedAt: number;
  updatedAt: number;
  /** Lazy, so that ten thousand generated stories cost nothing until they are read. */
  read(imageOrigin: string): StoryRecord;
}

interface StoryFilter {
  /** A status, or 'all'. */
  status: string;
  language?: string | null;
  /** Milliseconds since 1970. */
  updatedAfter?: number | null;
}

/** Milliseconds of an ISO date; -Infinity for anything else. */
function timeOf(value: unknown): number {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time;
}

/** A story from a control call, served exactly as it was given. */
export function givenStory(key: string, record: StoryRecord): StoredStory {
  return {
    key,
    status: typeof record['status'] === 'string' ? record['status'] : 'published',
    language: typeof record['language'] === 'string' ? record['language'] : null,
    publishedAt: timeOf(record['published_at']),
    updatedAt: timeOf(record['updated_at']),
    read: () => record,
  };
}

/** The stories of the account. */
export class StoryStore {
  #stories = new Map<string, StoredStory>();
  #sorted: StoredStory[] | null = null;

  get size(): number {
    return this.#stories.size;
  }

  get(key: string): StoredStory | null {
    return this.#stories.get(key) ?? null;
  }

  put(story: StoredStory): void {
    this.#stories.set(story.key, story);
    this.#sorted = null;
  }

  /** @returns whether the story existed */
  remove(key: string): boolean {
    this.#sorted = null;
    return this.#stories.delete(key);
  }

  replaceAll(stories: readonly StoredStory[]): void {
    this.#stories = new Map(stories.map((story) => [story.key, story]));
    this.#sorted = null;
  }

  /** Replaces all stories. Records without an id or with a repeated one are in lists only. */
  replaceGiven(records: readonly StoryRecord[]): void {
    const seen = new Set<string>();
    this.replaceAll(
      records.map((record, index) => {
        const id = record['id'];
        const wanted = typeof id === 'number' || typeof id === 'string' ? String(id) : '';
        const key = wanted === '' || seen.has(wanted) ? `given#${index}` : wanted;
        seen.add(key);
        return givenStory(key, record);
      }),
    );
  }

  /** Newest first. */
  list(filter: StoryFilter): StoredStory[] {
    this.#sorted ??= [...this.#stories.values()].sort((a, b) =>
      // Without this check two missing dates give Infinity - Infinity, which is NaN.
      a.publishedAt === b.publishedAt ? 0 : b.publishedAt - a.publishedAt,
    );
    return this.#sorted.filter(
      (story) =>
        (filter.status === 'all' || story.status === filter.status) &&
        (filter.language == null || story.language === filter.language) &&
        (filter.updatedAfter == null || story.updatedAt > filter.updatedAfter),
    );
  }
}
