import { and, desc, sql, type Column, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';

import { areIn } from '../db/are-in.ts';
import { batch, type Database } from '../db/client.ts';
import { PHONE_KEY } from '../db/phone-key.ts';
import { leads, mergedLeads } from '../db/schema/leads.ts';
import { isoOf } from '../shared/iso.ts';
import { fold } from '../shared/text/fold.ts';
import { contactOf, phoneKey } from '../shared/text/person-contact.ts';
import { companyDomain, FREE_MAIL } from './free-mail.ts';
import type { RelatedLeads } from './people.contract.ts';

const other = alias(leads, 'other');

const facts = (of: typeof leads | typeof other) => ({
  id: of.id,
  name: of.name,
  email: of.email,
  phone: of.phone,
  company: of.company,
});

/** Leads with one name that are looked at, and duplicates that are shown. */
const LOOKED_AT = 50;
const SHOWN = 5;

interface Compared {
  name: string;
  email: string | null;
  phone: string | null;
  company: string | null;
}

/** Why two leads may be one person, in words; undefined where nothing says so. */
export function whyDuplicate(one: Compared, two: Compared): string | undefined {
  const isSame = (a: string | null, b: string | null) =>
    a !== null && b !== null && fold(a) === fold(b);
  if (one.phone && two.phone && phoneKey(one.phone) === phoneKey(two.phone))
    return 'Same phone number';
  if (!isSame(one.name, two.name)) return undefined;
  const domain = companyDomain(one.email);
  if (domain !== undefined && domain === companyDomain(two.email)) return 'Same name and domain';
  return isSame(one.company, two.company) ? 'Same name and company' : undefined;
}

const domainOf = (email: Column) => sql`lower(substr(${email}, instr(${email}, '@') + 1))`;

/**
 * The same of each lead of a list, by indexes; of companies that are written with other accents, only their
 * records say it.
 */
export function hasDuplicate(): SQL {
  const isOther = sql`${other.id} <> ${leads.id}`;
  const isSameFirm = sql`(lower(${other.company}) = lower(${leads.company}) or (
    ${domainOf(other.email)} = ${domainOf(leads.email)}
    and ${domainOf(leads.email)} not in (select value from json_each(${JSON.stringify([...FREE_MAIL])}))))`;
  return sql`(
    exists (select 1 from ${leads} as ${other} where ${other.phone} is not null
      and ${PHONE_KEY(other.phone)} = ${PHONE_KEY(leads.phone)} and ${isOther})
    or exists (select 1 from ${leads} as ${other} where lower(${other.name}) = lower(${leads.name}) and ${isOther} and ${isSameFirm}))`;
}

/** What a lead may be a duplicate of, and what was merged into it. */
export async function readRelatedLeads(db: Database, id: string): Promise<RelatedLeads> {
  const isThis = areIn(leads.id, [id]);
  const isOther = sql`${other.id} <> ${leads.id}`;
  const { own, named, called, merged } = await batch(db, {
    own: db.select(facts(leads)).from(leads).where(isThis),
    named: db
      .select(facts(other))
      .from(leads)
      .innerJoin(other, and(sql`lower(${other.name}) = lower(${leads.name})`, isOther))
      .where(isThis)
      .orderBy(desc(other.createdAt))
      .limit(LOOKED_AT),
    called: db
      .select(facts(other))
      .from(leads)
      .innerJoin(
        other,
        and(
          sql`${other.phone} is not null and ${PHONE_KEY(other.phone)} = ${PHONE_KEY(leads.phone)}`,
          isOther,
        ),
      )
      .where(isThis)
      .orderBy(desc(other.seq))
      .limit(LOOKED_AT),
    merged: db
      .select({
        id: mergedLeads.id,
        name: mergedLeads.name,
        email: mergedLeads.email,
        phone: mergedLeads.phone,
        at: mergedLeads.mergedAt,
        by: mergedLeads.mergedBy,
      })
      .from(mergedLeads)
      .where(sql`${mergedLeads.keptId} = ${id}`)
      .orderBy(desc(mergedLeads.mergedAt)),
  });
  const [lead] = own;
  const candidates = new Map([...called, ...named].map((each) => [each.id, each]));
  return {
    duplicates: [...candidates.values()]
      .flatMap((each) => {
        const why = lead && whyDuplicate(lead, each);
        return why ? [{ id: each.id, name: each.name, contact: contactOf(each), why }] : [];
      })
      .slice(0, SHOWN),
    merged: merged.map(({ at, ...each }) => ({
      id: each.id,
      name: each.name,
      contact: contactOf(each),
      by: each.by,
      at: isoOf(at),
    })),
  };
}
