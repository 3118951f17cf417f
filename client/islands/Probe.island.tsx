import { useId, useState } from 'react';

/**
 * Stands for every island until the first real one.
 * Why is this an island? It counts.
 */
export function Probe({ start }: { start: number }) {
  const id = useId();
  const [count, setCount] = useState(start);
  return (
    <button type="button" id={id} onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}
