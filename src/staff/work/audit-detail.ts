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

/** Why a call to a provider failed, by the reason in a detail. */
export const CALL_FAILURES: Readonly<Record<string, string>> = {
  not_configured: 'it is not set up',
  timeout: 'there was no answer in time',
  unreachable: 'it could not be reached',
  status: 'it answered with an error',
  malformed: 'its answer could not be read',
};
