import { useRef, useState, type ComponentProps } from 'react';

import { showListByKey } from './select-keys.ts';

interface StoringSelectProps extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  value: string;
  /** @param was what stood there when the reader began */
  onStore: (set: string, was: string) => void;
}

/** Stores what is chosen at once. What keys set without its list waits for Enter, or for the focus to leave. */
export function StoringSelect({ value, onStore, ...select }: StoringSelectProps) {
  const [held, setHeld] = useState<string | null>(null);
  const isSetByKey = useRef(false);
  const was = useRef(value);
  const begin = () => {
    isSetByKey.current = false;
    if (held === null) was.current = value;
  };
  const store = (set: string) => {
    setHeld(null);
    if (set === was.current && set === value) return;
    onStore(set, was.current);
    // A voice chooses again without a key or a pointer.
    was.current = set;
  };
  return (
    <select
      {...select}
      value={held ?? value}
      onFocus={begin}
      onPointerDown={begin}
      onKeyDown={(event) => {
        begin();
        if (event.key === 'Enter' && held !== null) {
          event.preventDefault();
          store(held);
        } else isSetByKey.current = showListByKey(event, event.currentTarget);
      }}
      onChange={({ currentTarget: { value: set } }) => {
        if (isSetByKey.current) setHeld(set);
        else store(set);
      }}
      onBlur={() => {
        if (held !== null) store(held);
      }}
    />
  );
}
