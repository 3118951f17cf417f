/** A place in a list that is ordered by time and id: the last row that was shown. */
export interface Place {
  createdAt: number;
  id: string;
}

/** The place as it travels in URLs: no secret, only opaque enough that nobody builds one by hand. */
export function cursorOf({ createdAt, id }: Place): string {
  return `${createdAt.toString(36)}.${id}`;
}

/** Reads a cursor; undefined when it is none of ours. */
export function placeOf(cursor: string): Place | undefined {
  const [, time = '', id = ''] = /^([0-9a-z]{1,11})\.([\w-]{1,64})$/.exec(cursor) ?? [];
  const createdAt = Number.parseInt(time, 36);
  return id && Number.isSafeInteger(createdAt) ? { createdAt, id } : undefined;
}
