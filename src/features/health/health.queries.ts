/** The cheapest read that only a working database answers. */
export async function tryDatabase(d1: D1Database): Promise<void> {
  await d1.prepare('select 1').first();
}
