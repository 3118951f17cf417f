/** The kinds of records that staff work on, as notes and the audit log store them. */
export const RECORD_NAMES = ['lead', 'message', 'application'] as const;
export type RecordName = (typeof RECORD_NAMES)[number];
