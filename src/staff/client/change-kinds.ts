import { retryOnce } from '../../../client/shared/stale-chunk.ts';

/** Something that a kind of change does, and what it needs for that, which is JSON. */
export interface ChangeData {
  kind: string;
  data: unknown;
}

/** A kind of change that staff make. */
interface ChangeKind<Undone, Sent> {
  undo?: (undone: Undone) => void;
  /** It can be undone no longer. */
  over?: (undone: Undone) => void;
  /** Sends what another page could not. */
  send?: (sent: Sent) => void;
}

type AnyKind = ChangeKind<never, never>;

const known = new Map<string, AnyKind>();

/** Each kind is a file, `<kind>.change.ts`: any staff page can undo and send what another one began. */
const files = import.meta.glob([
  '/src/staff/*/client/*.change.ts',
  '/src/features/*/staff/client/*.change.ts',
]);

/** @returns makes the undo of a change of the kind */
export function changeKind<Undone, Sent = never>(
  name: string,
  kind: ChangeKind<Undone, Sent>,
): (undone: Undone) => ChangeData {
  known.set(name, kind);
  return (data) => ({ kind: name, data });
}

/** Loads a kind; a page that makes such changes has it. */
export async function loadKind(name: string): Promise<void> {
  if (known.has(name)) return;
  const path = Object.keys(files).find((each) => each.endsWith(`/${name}.change.ts`));
  const load = files[path ?? ''];
  if (load) await retryOnce(load);
}

/** Has a kind do something, where it is loaded. @returns whether it is */
export function doAs(what: 'undo' | 'over' | 'send', { kind, data }: ChangeData): boolean {
  known.get(kind)?.[what]?.(data as never);
  return known.has(kind);
}
