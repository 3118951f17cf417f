import { applicationKind } from './features/affiliates/staff/affiliates-admin.contract.ts';
import { messageKind } from './features/contact/staff/messages-admin.contract.ts';
import { leadKind } from './features/leads/staff/leads-admin.contract.ts';
import type { RecordKind } from './staff/work/record-kind.contract.ts';

/** Every kind of record that staff work on, as their browsers know it, in the order of the menu. */
export const recordKinds: readonly RecordKind[] = [leadKind, messageKind, applicationKind];

export function kindOfList(list: string): RecordKind {
  const kind = recordKinds.find((each) => each.list === list);
  if (!kind) throw new Error(`No records are called ${list}`);
  return kind;
}
