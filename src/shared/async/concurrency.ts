/**
 * Works through items, at most `limit` at once. An error of `work` ends it: no further item is
 * begun, and the promise rejects.
 */
export async function forEachConcurrent<Item>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    try {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
    } finally {
      queue.length = 0;
    }
  };
  await Promise.all(Array.from({ length: limit }, worker));
}
