const JURISDICTIONS = new Set(['eu', 'us', 'fedramp']);

export const WHERE_DATA_LIES =
  'Where may the database lie, with all that is stored of people? It cannot be moved later. Add --jurisdiction eu, us or fedramp, or --jurisdiction none for wherever Cloudflare puts it (docs/owner.md).';

/** The options of `wrangler d1 create` for what was chosen; null where nothing valid was. */
export function jurisdictionOf(chosen: string | undefined): string[] | null {
  if (chosen === 'none') return [];
  return chosen !== undefined && JURISDICTIONS.has(chosen) ? ['--jurisdiction', chosen] : null;
}
