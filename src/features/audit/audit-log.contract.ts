import { endpoint } from '../../shared/api.ts';
import type { ListResponse } from '../../staff-list/list.contract.ts';

export const auditTexts = { failed: 'Failed to fetch the audit log' } as const;

export type AuditRow = {
  id: string;
  at: string | null;
  /** In words. */
  action: string;
  /** Null for what happened by itself. */
  session: string | null;
  /** The name given at sign-in, or a neutral label. */
  who: string;
  address: string | null;
  /** Whether the reader's own session did it. */
  own: boolean;
  /** The subject, and what else is known. */
  about: string;
  /** The person of the record; null where there is none, or they were erased. */
  person: { id: string; name: string } | null;
};

export type AuditResponse = ListResponse<AuditRow>;

export const auditApi = {
  list: endpoint('GET', '/api/admin/audit').of<
    { query: { offset?: string; limit?: string } },
    AuditResponse
  >(),
} as const;
