/** A story as served on the wire. Any field may be missing or null, as with the real provider. */
export type StoryRecord = Record<string, unknown>;

/** A story's place on the shelf: what lists sort and filter by, and how to make the whole. */
export interface ShelfEntry {
  /** The id as text. */
  key: string;
  status: string;
  language: string | null;
  /** Milliseconds since 1970; -Infinity when unknown, so that such stories come last. */
  publishedAt: number;
  updatedAt: number;
  /** Made on demand, so that ten thousand generated stories cost nothing until they are read. */
  read(imageOrigin: string): StoryRecord;
}

/** What a list of stories can be narrowed by. */
export interface ShelfFilter {
  /** A status, or 'all'. */
  status: string;
  language?: string | null;
  /** Milliseconds since 1970: only stories changed later. */
  updatedAfter?: number | null;
}

/** Reads an ISO date from an untrusted field; -Infinity when there is none. */
function timeOf(value: unknown): number {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time;
}

/** The shelf entry of a story that is kept exactly as it was given. */
export function givenEntry(key: string, record: StoryRecord): ShelfEntry {
  return {
    key,
    // A story without a status is an ordinary one: published.
    status: typeof record['status'] === 'string' ? record['status'] : 'published',
    language: typeof record['language'] === 'string' ? record['language'] : null,
    publishedAt: timeOf(record['published_at']),
    updatedAt: timeOf(record['updated_at']),
    read: () => record,
  };
}

/** The stories of the account, newest first. */
export class StoryShelf {
  private entries = new Map<string, ShelfEntry>();
  private sorted: ShelfEntry[] | null = null;

  get size(): number {
    return this.entries.size;
  }

  get(key: string): ShelfEntry | null {
    return this.entries.get(key) ?? null;
  }

  put(entry: ShelfEntry): void {
    this.entries.set(entry.key, entry);
    this.sorted = null;
  }

  /** Tells whether there was one. */
  remove(key: string): boolean {
    this.sorted = null;
    return this.entries.delete(key);
  }

  replaceEntries(entries: readonly ShelfEntry[]): void {
    this.entries = new Map(entries.map((entry) => [entry.key, entry]));
    this.sorted = null;
  }

  /**
   * Replaces all stories by records served as given. Records without an id, or with one that came
   * before, are listed all the same; only the look-up by id does not find them.
   */
  replaceRecords(records: readonly StoryRecord[]): void {
    const seen = new Set<string>();
    this.replaceEntries(
      records.map((record, index) => {
        const id = record['id'];
        const wanted = typeof id === 'number' || typeof id === 'string' ? String(id) : '';
        const key = wanted === '' || seen.has(wanted) ? `given#${index}` : wanted;
        seen.add(key);
        return givenEntry(key, record);
      }),
    );
  }

  list(filter: ShelfFilter): ShelfEntry[] {
    this.sorted ??= [...this.entries.values()].sort((a, b) =>
      // Two missing dates would give Infinity - Infinity, which is not a number.
      a.publishedAt === b.publishedAt ? 0 : b.publishedAt - a.publishedAt,
    );
    return this.sorted.filter(
      (entry) =>
        (filter.status === 'all' || entry.status === filter.status) &&
        (filter.language == null || entry.language === filter.language) &&
        (filter.updatedAfter == null || entry.updatedAt > filter.updatedAfter),
    );
  }
}
