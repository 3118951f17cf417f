import { isolateHeapMb } from '../isolate-heap.ts';
import { residentMb } from '../workerd.ts';

/** After the first quarter, which fills the caches, the heap may grow by so much. */
const MOST_HEAP_GROWTH = 1.1;
const HEAP_SLACK_MB = 2;
/** The process also runs the sandbox, D1 and workerd itself, whose freed memory is not returned at once. */
const MOST_PROCESS_GROWTH = 1.25;
const PROCESS_SLACK_MB = 60;

export interface Sample {
  /** Of the site's isolate after a garbage collection: objects, and the bytes of buffers. */
  heapMb: number;
  /** Resident memory of all of workerd. */
  processMb: number;
}

export const sampleMemory = async (
  workerd: number | undefined,
  inspectorPort: number,
): Promise<Sample> => ({
  heapMb: await isolateHeapMb(inspectorPort),
  processMb: residentMb(workerd),
});

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function compare(values: readonly number[], most: number, slack: number) {
  const quarter = Math.floor(values.length / 4);
  const early = median(values.slice(quarter, 2 * quarter));
  const late = median(values.slice(3 * quarter));
  const [a, b, top] = [early, late, Math.max(...values)].map((value) => value.toFixed(1));
  return {
    isFlat: late <= early * most + slack,
    figures: `${a} MB in the second quarter, ${b} MB in the last, at most ${top} MB`,
  };
}

/** Compares the medians of the second quarter of a run and of the last. */
export function flatness(samples: readonly Sample[]): { isFlat: boolean; figures: string } {
  const heap = compare(
    samples.map(({ heapMb }) => heapMb),
    MOST_HEAP_GROWTH,
    HEAP_SLACK_MB,
  );
  const process = compare(
    samples.map(({ processMb }) => processMb),
    MOST_PROCESS_GROWTH,
    PROCESS_SLACK_MB,
  );
  return {
    isFlat: heap.isFlat && process.isFlat,
    figures: `the site's heap ${heap.figures}; the process ${process.figures}`,
  };
}
