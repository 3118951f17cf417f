import type { DateOrder } from './read-time.ts';
import { nameKey } from './name-key.ts';

/**
 * What a column of a file can be, with the names that it is known by: families of names as a pattern,
 * single ones as people and other programs write them. Both are compared by `nameKey`.
 */
export const COLUMNS = {
  name: {
    label: 'Name',
    known: /^(?:full|contact|first|given|person|lead|client|customer|your)?name$/,
    also: [
      'Contact',
      'Contact person',
      'Person > Name',
      'Contact full name',
      'Name of contact',
      'Vorname',
      'Rufname',
      'Vollständiger Name',
      'Voller Name',
      'Ganzer Name',
      'Vor- und Nachname',
      'Vorname Nachname',
      'Name, Vorname',
      'Kontakt',
      'Kontaktname',
      'Kontaktperson',
      'Ansprechpartner',
      'Ansprechpartnerin',
      'Ansprechperson',
    ],
  },
  /** Is joined to the name. */
  last_name: {
    label: 'Last name',
    known: /^(?:person|contact|lead)?(?:last|family)name$/,
    also: [
      'Surname',
      'Second name',
      'Contact surname',
      'Name (last)',
      'Person > Last name',
      'Nachname',
      'Familienname',
      'Zuname',
      'Name (Nachname)',
      'Kontakt Nachname',
    ],
  },
  email: {
    label: 'Email',
    known:
      /^(?:primary|work|business|contact|your|person|lead|company|private)*emails?(?:addresse?s|address|adresse|1value|work|primary)?$/,
    also: [
      'Mail',
      'Mail address',
      'Email 1',
      'Email ID',
      'Person > Email addresses',
      'Email (primary)',
      'Email (work)',
      'Person - Email - Other',
      'Mailadresse',
      'E-Mail geschäftlich',
      'E-Mail (geschäftlich)',
      'Geschäftliche E-Mail',
      'Kontakt E-Mail',
      'E-Mail-Adresse (geschäftlich)',
      'Mail-Adresse',
      'E-Mail dienstlich',
      'Haupt-E-Mail',
    ],
  },
  phone: {
    label: 'Phone',
    known:
      /^(?:primary|work|business|mobile|cell|office|direct|contact|person|lead|company)*(?:telephone|phone|mobile|cell)s?(?:numbers?|no|1value|work|mobile)?$/,
    also: [
      'Tel',
      'Tel. no.',
      'Direct dial',
      'Person > Phone numbers',
      'Phone 1',
      'WhatsApp',
      'Telefon',
      'Telefonnummer',
      'Telefon-Nr.',
      'Tel.-Nr.',
      'Rufnummer',
      'Handy',
      'Handynummer',
      'Mobil',
      'Mobilnummer',
      'Mobiltelefon',
      'Telefon geschäftlich',
      'Telefon (geschäftlich)',
      'Durchwahl',
      'Festnetz',
      'Mobilfunknummer',
      'Fon',
    ],
  },
  company: {
    label: 'Company',
    known:
      /^(?:associated|primary|person|lead|contact|deal)?(?:company|organi[sz]ation|account|employer|business)(?:name)?$/,
    also: [
      'Company / Account',
      'Company > Name',
      'Deal - Organization',
      'Agency',
      'Workplace',
      'Associated company name',
      'Name of company',
      'Person > Company',
      'Firma',
      'Firmenname',
      'Unternehmen',
      'Unternehmensname',
      'Organisation',
      'Betrieb',
      'Gesellschaft',
      'Arbeitgeber',
      'Firma / Unternehmen',
      'Name der Firma',
      'Account-Name',
      'Agentur',
    ],
  },
  source: {
    label: 'Source',
    known:
      /^(?:lead|original|originaltraffic|latest|latesttraffic|traffic|utm|contact|deal|person|record|marketing)*source(?:name|type|channel)?$/,
    also: [
      'Channel',
      'Source channel',
      'Origin',
      'Campaign source',
      'Referral source',
      'Came from',
      'How did you hear about us',
      'How did you hear about us?',
      'Source origin',
      'Quelle',
      'Leadquelle',
      'Lead-Quelle',
      'Herkunft',
      'Kanal',
      'Ursprung',
      'Kontaktquelle',
      'Ursprüngliche Quelle',
      'Datenquelle',
      'Woher',
      'Kontakt über',
      'Traffic-Quelle',
      'Aufmerksam geworden durch',
    ],
  },
  created: {
    label: 'Created',
    known:
      /^(?:lead|contact|person|deal|record)*(?:created?|added|submitted|date|time|timestamp)(?:at|on|date|time|added|created)?(?:utc|gmt)?$/,
    also: [
      'Add time',
      'Person created',
      'Became a lead date',
      'First seen',
      'Creation date',
      'Received',
      'Received at',
      'Entry date',
      'Signed up',
      'Signup date',
      'Erstellt',
      'Erstellt am',
      'Erstelldatum',
      'Erstellungsdatum',
      'Angelegt',
      'Angelegt am',
      'Anlagedatum',
      'Datum',
      'Eingang',
      'Eingangsdatum',
      'Eingegangen am',
      'Erfasst am',
      'Hinzugefügt am',
      'Zeitstempel',
      'Anfragedatum',
    ],
  },
  note: {
    label: 'Note',
    known:
      /^(?:lead|contact|person|deal|internal|last)*(?:notes?|comments?|remarks?)(?:content|text|body)?$/,
    also: [
      'Description',
      'Message',
      'Details',
      'Additional information',
      'Free text',
      'Memo',
      'Contact description',
      'Lead description',
      'Note (content)',
      'Bemerkung',
      'Bemerkungen',
      'Notiz',
      'Notizen',
      'Kommentar',
      'Kommentare',
      'Anmerkung',
      'Anmerkungen',
      'Beschreibung',
      'Hinweis',
      'Hinweise',
      'Nachricht',
      'Info',
    ],
  },
  status: {
    label: 'Status',
    known: /^(?:lead|contact|deal|person|record|pipeline|opportunity|sales)*(?:status|stage)$/,
    also: [
      'Lifecycle stage',
      'Pipeline step',
      'Sales status',
      'Status name',
      'Status of lead',
      'Qualification status',
      'Stage name',
      'Progress',
      'Leadstatus',
      'Kontaktstatus',
      'Bearbeitungsstatus',
      'Phase',
      'Stufe',
      'Vertriebsphase',
      'Lifecycle-Phase',
      'Pipeline-Phase',
      'Lead-Phase',
      'Verkaufsphase',
      'Bearbeitungsstand',
    ],
  },
  owner: {
    label: 'Owner',
    known:
      /^(?:lead|contact|record|account|deal|company|person|hubspot|opportunity|organization)*owner(?:name|alias|fullname)?$/,
    also: [
      'Assigned to',
      'Assignee',
      'Assigned',
      'Account manager',
      'Sales rep',
      'Sales owner',
      'Salesperson',
      'Responsible',
      'Rep',
      'Person > Owner',
      'Handled by',
      'Zuständig',
      'Zustaendig',
      'Zuständige Person',
      'Zuständiger',
      'Zuständigkeit',
      'Verantwortlich',
      'Verantwortlicher',
      'Bearbeiter',
      'Bearbeiterin',
      'Betreuer',
      'Betreuerin',
      'Inhaber',
      'Besitzer',
      'Eigentümer',
      'Zugewiesen an',
      'Kontaktinhaber',
      'Zugeordnet zu',
      'Für den Kontakt zuständiger Mitarbeiter',
      'Leadinhaber',
    ],
  },
  next_step: {
    label: 'Next step',
    known:
      /^(?:lead|deal|contact|person)?next(?:steps?|actions?|activity|activities|tasks?)(?:subject|name|description|text)?$/,
    also: [
      'Follow-up',
      'To do',
      'Task',
      'Task subject',
      'Next due task',
      'What next',
      'Action item',
      'Deal - Next activity subject',
      'Upcoming activity',
      'Nächster Schritt',
      'Naechster Schritt',
      'Nächste Schritte',
      'Nächste Aktion',
      'Nächste Aktivität',
      'Nächste Aufgabe',
      'Aufgabe',
      'Wiedervorlage',
      'Folgeaktion',
      'Was als Nächstes',
      'Maßnahme',
      'Nächste Maßnahme',
      'Zu tun',
      'Nachfassen',
    ],
  },
  next_at: {
    label: 'Next step on',
    known:
      /^(?:(?:lead|deal|contact|person)?next(?:step|action|activity|task)|followup|task|todo)(?:on|at|by|date|due|duedate)$/,
    also: [
      'Due',
      'Due on',
      'Due date',
      'Due by',
      'Deadline',
      'Next follow-up',
      'Remind on',
      'Follow-up due date',
      'Next contact date',
      'Next calendar interaction',
      'Reminder date',
      'Fällig',
      'Fällig am',
      'Faellig am',
      'Fälligkeit',
      'Fälligkeitsdatum',
      'Fällig bis',
      'Termin',
      'Frist',
      'Bis wann',
      'Wiedervorlage am',
      'Wiedervorlagedatum',
      'Erinnerung am',
      'Nächster Schritt am',
      'Datum nächster Schritt',
      'Nächste Aktivität am',
      'Datum der nächsten Aktivität',
    ],
  },
  partner: {
    label: 'Partner',
    known: /^(?:referral|affiliate|channel|partnerstack)?partner(?:key|name|id|code)?$/,
    also: [
      'Partner account',
      'Referred by',
      'Affiliate',
      'Affiliate ID',
      'Referral code',
      'Deal - Partner',
      'Reseller',
      'Partner organization',
      'Introduced by',
      'Partnername',
      'Partner-Nr.',
      'Partnerschlüssel',
      'Partnercode',
      'Partner-ID',
      'Vermittler',
      'Vermittelt durch',
      'Empfohlen von',
      'Empfehlungspartner',
      'Affiliate-ID',
      'Vertriebspartner',
      'Kooperationspartner',
    ],
  },
} as const;
export type ColumnName = keyof typeof COLUMNS;
export const COLUMN_NAMES = Object.keys(COLUMNS) as ColumnName[];

/** Which column of the file has what, by its place; undefined where none has. */
export type Columns = Partial<Record<ColumnName, number>>;

export const DATE_COLUMNS = ['created', 'next_at'] as const satisfies ColumnName[];
type DateColumn = (typeof DATE_COLUMNS)[number];

/** How the days with slashes of each column are read: two columns may come from two programs. */
export type DateOrders = Readonly<Record<DateColumn, DateOrder>>;

/** The columns of a file, with those that go into the note under their own names. */
export type FileColumns = Columns & { noted?: readonly number[]; orders?: Partial<DateOrders> };

/** The name of a column; some have none in the first row. */
export const columnName = (head: readonly string[], place: number): string =>
  head[place]?.trim() || `Column ${place + 1}`;

const KNOWN: readonly { name: ColumnName; isKnown: (key: string) => boolean }[] = COLUMN_NAMES.map(
  (name) => {
    const { known, also } = COLUMNS[name];
    const keys = new Set(also.map((text) => nameKey(text)));
    return { name, isKnown: (key) => known.test(key) || keys.has(key) };
  },
);

/** A first name, which needs the last one. */
const isGivenName = (key: string | undefined): boolean =>
  /first|given|vorname|rufname/.test(key ?? '') && !/nachname|last|full/.test(key ?? '');

/** The columns by their names in the first row; each is taken once. */
export function guessColumns(head: readonly string[]): Columns {
  const keys = head.map((text) => nameKey(text));
  const given = keys.findIndex((key) => /^(?:vor|ruf)name$/.test(key));
  const guessed: Columns = given === -1 ? {} : { name: given };
  // Beside a German first name, "Name" is the last one.
  const last = keys.indexOf('name');
  if (given !== -1 && last !== -1) guessed.last_name = last;
  for (const { name, isKnown } of KNOWN) {
    if (guessed[name] !== undefined) continue;
    // A whole name needs no other column.
    if (name === 'last_name' && !isGivenName(keys[guessed.name ?? -1])) continue;
    const at = keys.findIndex(
      (key, place) => isKnown(key) && !Object.values(guessed).includes(place),
    );
    if (at !== -1) guessed[name] = at;
  }
  return guessed;
}
