import { staffPages } from '../../../shared/staff-pages.ts';

const { path } = staffPages.mail;

/** Where the forms of the page lead; the view that they come back to is in the query. */
export const mailForms = {
  retry: <Id extends string>(id: Id) => `${path}/${id}/retry` as const,
  close: <Id extends string>(id: Id) => `${path}/${id}/close` as const,
  address: <Id extends string>(id: Id) => `${path}/${id}/address` as const,
  retryFailed: `${path}/retry-failed`,
} as const;
