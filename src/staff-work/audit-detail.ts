/** An audit entry's detail; unreadable JSON counts as none. */
export function detailOf(detail: string | null): Record<string, string | number | null> {
  try {
    const read: unknown = JSON.parse(detail ?? '{}');
    return typeof read === 'object' && read !== null
      ? Object.fromEntries(
          Object.entries(read).filter(
            (entry): entry is [string, string | number | null] =>
              entry[1] === null || typeof entry[1] === 'string' || typeof entry[1] === 'number',
          ),
        )
      : {};
  } catch {
    return {};
  }
}
