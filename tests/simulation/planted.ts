/** Bugs of one line each, which the simulator has to find: `npm run simulate -- --planted`. */
export const PLANTED: readonly { name: string; file: string; from: string; to: string }[] = [
  {
    name: 'a form that is sent again is stored again',
    file: 'src/db/idempotency-keys.ts',
    from: '  sql`not exists (select 1 from ${submissionKeys} where ${isOf(key)})`;',
    to: '  sql`true`;',
  },
  {
    name: 'an e-mail that waits for its turn is sent although its person was erased',
    file: 'src/outbox/mail.ts',
    from: '    if (!(await hasLock(db, row)) || Date.now() > until - SENDING_MS)',
    to: '    if (!(await hasLock(db, row)) && Date.now() > until - SENDING_MS)',
  },
  {
    name: 'a second decision is taken while the first one is being sent',
    file: 'src/features/affiliates/staff/decisions.queries.ts',
    from: '    eq(applications.status, from),',
    to: "    inArray(applications.status, [from, 'sending']),",
  },
  {
    name: 'an address may send one message too many',
    file: 'src/features/contact/contact.queries.ts',
    from: '      and(sql`${used} < ${CONTACT_LIMIT.submissions}`, mayStore(submission)),',
    to: '      and(sql`${used} <= ${CONTACT_LIMIT.submissions}`, mayStore(submission)),',
  },
  {
    name: 'what a stopped Worker was sending is never sent',
    file: 'src/outbox/drain.ts',
    from: '  await endExpiredLocks(services.db, handler);',
    to: '  void endExpiredLocks;',
  },
];
