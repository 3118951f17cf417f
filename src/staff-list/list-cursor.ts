/** Where a list was left: behind a row going on, or before one going back. The place is digits. */
export interface ListPlace {
  place: string;
  back: boolean;
}

const LAST_PLACE = 2n ** 63n - 1n;

/** The place as it travels in URLs: it says nothing about whose row it is. */
export function listCursor({ place, back }: ListPlace): string {
  return `${back ? 'b' : 'a'}${BigInt(place).toString(16)}`;
}

/** Reads a cursor; undefined when it is none of ours. */
export function listPlaceOf(cursor: string): ListPlace | undefined {
  const [, direction, digits] = /^([ab])([0-9a-f]{1,16})$/.exec(cursor) ?? [];
  if (!digits) return undefined;
  const place = BigInt(`0x${digits}`);
  return place <= LAST_PLACE ? { place: String(place), back: direction === 'b' } : undefined;
}
