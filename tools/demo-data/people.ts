import type { staffAudit } from '../../src/db/schema/staff.ts';

export type Random = () => number;

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

const FIRST_NAMES = [
  'Ada',
  'Amara',
  'Ana',
  'Arjun',
  'Bea',
  'Björn',
  'Carla',
  'Chidi',
  'Dana',
  'Diego',
  'Elif',
  'Emeka',
  'Farah',
  'Felix',
  'Grace',
  'Hana',
  'Hugo',
  'Imani',
  'Ines',
  'Ivan',
  'Jonas',
  'Joy',
  'Kai',
  'Kemi',
  'Lars',
  'Leila',
  'Luca',
  'Mara',
  'Mei',
  'Milan',
  'Nadia',
  'Niko',
  'Noor',
  'Olga',
  'Omar',
  'Petra',
  'Priya',
  'Ravi',
  'Rosa',
  'Sara',
  'Sven',
  'Tariq',
  'Tomás',
  'Uma',
  'Viktor',
  'Wanda',
  'Yara',
  'Yusuf',
  'Zoë',
];
const LAST_NAMES = [
  'Adeyemi',
  'Almeida',
  'Banerjee',
  'Becker',
  'Castillo',
  'Chen',
  'Costa',
  'Dubois',
  'Eriksen',
  'Fischer',
  'Fontaine',
  'García',
  'Hansen',
  'Haddad',
  'Ibrahim',
  'Ivanov',
  'Jensen',
  'Kaya',
  'Keller',
  'Kim',
  'Kowalski',
  'Larsen',
  'Lindqvist',
  'Lopez',
  'Martin',
  'Mensah',
  'Moreau',
  'Nakamura',
  'Novak',
  'Okafor',
  'Olsen',
  'Park',
  'Patel',
  'Petrov',
  'Quinn',
  'Rahman',
  'Rossi',
  'Santos',
  'Schmidt',
  'Silva',
  'Tanaka',
  'Torres',
  'Usman',
  'Vargas',
  'Weber',
  'Wójcik',
  'Yılmaz',
  'Young',
  'Zhang',
];
const COMPANIES = [
  'northpier',
  'oakline',
  'brightharbor',
  'copperfield',
  'dunlin',
  'eastmoor',
  'fernway',
  'glasshouse',
  'hollowbrook',
  'ironbridge',
  'juniper',
  'kestrel',
  'larkspur',
  'millrace',
];

export const oneOf = <T>(random: Random, values: readonly T[]): T => {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error('An empty list');
  return value;
};

const inAscii = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll('ı', 'i')
    .replaceAll('ø', 'o')
    .replaceAll(/[^a-zA-Z]/g, '')
    .toLowerCase();

export interface Person {
  first: string;
  last: string;
  email: string;
  company: string;
}

/** People with different addresses, at hosts that can never exist. */
export function demoPeople(random: Random, count: number): Person[] {
  const people = new Map<string, Person>();
  while (people.size < count) {
    const first = oneOf(random, FIRST_NAMES);
    const last = oneOf(random, LAST_NAMES);
    const company = oneOf(random, COMPANIES);
    const email = `${inAscii(first)}.${inAscii(last)}@${company}.example`;
    people.set(email, { first, last, email, company });
  }
  return [...people.values()];
}

/** The same id in each run of a seed, so that a second run adds none. */
export const demoId = (kind: string, index: number): string => {
  const tail = `${kind.charCodeAt(0).toString(16)}${index.toString(16).padStart(10, '0')}`;
  return `00000000-0000-7000-8000-${tail}`;
};

/** A time of the last `days`, more often lately, and within the hours of work. */
export function recently(random: Random, now: number, days: number): number {
  const midnight = now - (now % DAY);
  const at = midnight - Math.floor(random() ** 1.6 * days) * DAY + (8 + random() * 10) * HOUR;
  return Math.floor(at < now ? at : at - DAY);
}

/** What the audit log has of the work on records. */
export const workAudit = (
  kind: 'lead' | 'message',
  rows: readonly {
    id: string;
    status?: string | undefined;
    changedAt?: number | null | undefined;
    changedBy?: string | null | undefined;
  }[],
): (typeof staffAudit.$inferInsert)[] =>
  rows.flatMap(({ id, status, changedAt, changedBy }, index) =>
    status && changedAt && changedBy
      ? [
          {
            id: demoId(kind === 'lead' ? 'worked lead' : 'handled message', index),
            at: changedAt,
            name: changedBy,
            action: `${kind}_changed`,
            subjectKind: kind,
            subjectId: id,
            detail: JSON.stringify({
              status,
              was_status: 'new',
              owner: changedBy,
              was_owner: null,
            }),
          },
        ]
      : [],
  );
