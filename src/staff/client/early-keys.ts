import { holdKeys, isShortcut, isWriting, WAIT_MS } from './key-rules.ts';

/** The keys that were pressed before the page's code was there for them (held-keys.ts). */
export interface EarlyKeys {
  /** Ends holding them. @returns them, in order, and whether some were dropped, as nothing came for them */
  take: () => { keys: readonly KeyboardEvent[]; isDropped: boolean };
}
export interface EarlyKeysWindow {
  earlyKeys?: EarlyKeys;
}

/** Holds them from the first shortcut on. What is typed into a field stays with it. */
function holdEarlyKeys(): EarlyKeys {
  const taken = new AbortController();
  const { signal } = taken;
  let keys: KeyboardEvent[] = [];
  let isDropped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => {
    clearTimeout(timer);
    keys = [];
  };
  const drop = () => {
    isDropped = true;
    forget();
  };
  const onKey = (event: KeyboardEvent) => {
    if (keys.length === 0) timer = setTimeout(drop, WAIT_MS);
    keys.push(event);
  };
  const isHeld = (event: KeyboardEvent) =>
    !isWriting(event.target) && (keys.length > 0 || isShortcut(event));
  holdKeys(onKey, { signal, isHeld });
  // The hand went on to something else.
  addEventListener('pointerdown', forget, { capture: true, signal });
  return {
    take: () => {
      taken.abort();
      clearTimeout(timer);
      return { keys, isDropped };
    },
  };
}

(window as EarlyKeysWindow).earlyKeys = holdEarlyKeys();
