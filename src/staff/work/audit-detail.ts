import { z } from 'zod';

const detailSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

/** An audit entry's detail; unreadable JSON counts as none. */
export function detailOf(detail: string | null): z.output<typeof detailSchema> {
  try {
    return detailSchema.parse(JSON.parse(detail ?? '{}'));
  } catch {
    return {};
  }
}
