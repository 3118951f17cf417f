import { useSyncExternalStore } from 'react';

/** State that the islands of a page share. */
export interface Store<State> {
  get: () => State;
  set: (state: State) => void;
  /** @returns unsubscribes */
  subscribe: (listener: () => void) => () => void;
}

export function createStore<State>(state: State): Store<State> {
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set: (next) => {
      if (Object.is(state, next)) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** @param onServer the state that the Worker renders with */
export const useStore = <State>(store: Store<State>, onServer: State): State =>
  useSyncExternalStore(store.subscribe, store.get, () => onServer);
