import { describe, expect, test } from 'vitest';

import {
  COLUMNS,
  guessColumns,
  type ColumnName,
} from '../../../../../src/features/leads/staff/import/columns.ts';
import { statusOf } from '../../../../../src/features/leads/staff/import/status-words.ts';

/** What each column of a file is taken for. */
function readHead(head: readonly string[]): Record<string, ColumnName> {
  const places = Object.entries(guessColumns(head)) as [ColumnName, number][];
  return Object.fromEntries(places.map(([name, place]) => [head[place] ?? '', name]));
}

describe('the columns of a file', () => {
  test.each<[string, Record<string, ColumnName | null>]>([
    [
      'a German sheet',
      {
        Vorname: 'name',
        Nachname: 'last_name',
        'E-Mail': 'email',
        Telefon: 'phone',
        Firma: 'company',
        Status: 'status',
        Zuständig: 'owner',
        'Nächster Schritt': 'next_step',
        'Fällig am': 'next_at',
        Quelle: 'source',
        Bemerkung: 'note',
        'Erstellt am': 'created',
        Region: null,
      },
    ],
    [
      'a German sheet without umlauts',
      {
        Ansprechpartner: 'name',
        'E-MAIL-ADRESSE': 'email',
        Zustaendig: 'owner',
        'Naechster Schritt': 'next_step',
        'Faellig am': 'next_at',
        Leadquelle: 'source',
        NOTIZEN: 'note',
        Erstellungsdatum: 'created',
      },
    ],
    [
      'HubSpot',
      {
        'Record ID': null,
        'First Name': 'name',
        'Last Name': 'last_name',
        Email: 'email',
        'Mobile Phone Number': 'phone',
        'Associated Company': 'company',
        'Original Traffic Source': 'source',
        'Create Date': 'created',
        'Lead Status': 'status',
        'Contact owner': 'owner',
        'Next Activity Date': 'next_at',
        'Marketing contact status': null,
        'Email Domain': null,
      },
    ],
    [
      'Pipedrive',
      {
        'Person - Name': 'name',
        'Person - Email': 'email',
        'Person - Phone': 'phone',
        'Organization - Name': 'company',
        'Lead - Source': 'source',
        'Lead - Lead created': 'created',
        'Lead - Owner': 'owner',
        'Lead - Next activity date': 'next_at',
        'Lead - Labels': null,
      },
    ],
    [
      'Salesforce',
      {
        'First Name': 'name',
        'Last Name': 'last_name',
        Title: null,
        'Company / Account': 'company',
        Email: 'email',
        'Lead Source': 'source',
        Street: null,
        Rating: null,
        'Lead Owner': 'owner',
        'Lead Status': 'status',
        'Created Date': 'created',
        Description: 'note',
      },
    ],
    [
      'Attio',
      {
        Record: null,
        'Person > Name': 'name',
        'Person > Email addresses': 'email',
        'Person > Phone numbers': 'phone',
        'Company > Name': 'company',
        Stage: 'status',
        Owner: 'owner',
        'Created at': 'created',
        'Next due task': 'next_step',
        'Lead source': 'source',
      },
    ],
  ])('are known as another program writes them: %s (STF-07)', (_program, columns) => {
    const known = Object.entries(columns).filter(([, name]) => name !== null);
    expect(readHead(Object.keys(columns))).toEqual(Object.fromEntries(known));
  });

  test.each<[ColumnName, readonly string[]]>([
    ['name', ['Full_name', 'Kontaktperson', 'Vor- und Nachname', 'CONTACT NAME']],
    ['email', ['e_mail', 'Work Email', 'Primary email address', 'Geschäftliche E-Mail', 'Mail']],
    ['phone', ['Rufnummer', 'Telefon-Nr.', 'work phone', 'Mobile no.', 'Handynummer']],
    ['company', ['Account Name', 'Unternehmensname', 'Organisation', 'Employer']],
    ['source', ['Herkunft', 'utm_source', 'Latest Traffic Source', 'Kanal', 'Channel']],
    ['created', ['Created At (UTC)', 'Angelegt am', 'Eingangsdatum', 'Add time', 'timestamp']],
    ['note', ['Kommentar', 'Anmerkungen', 'Remarks', 'Note content', 'Beschreibung']],
    ['status', ['Lifecycle Stage', 'Deal - Stage', 'Vertriebsphase', 'lead_status']],
    ['owner', ['Assigned To', 'Verantwortlich', 'Bearbeiter', 'HubSpot owner', 'Sales rep']],
    ['next_step', ['Nächste Aktivität', 'Follow-up', 'Wiedervorlage', 'Next Task', 'To-do']],
    ['next_at', ['Due', 'Fälligkeit', 'Wiedervorlage am', 'Next step on', 'Follow-up date']],
    ['partner', ['Partner Key', 'Referral partner', 'Empfohlen von', 'partner_id']],
  ])('have many names: %s (STF-07)', (name, texts) => {
    for (const text of texts) expect(readHead([text]), text).toEqual({ [text]: name });
  });

  test('have no name that means two of ours (STF-07)', () => {
    for (const [name, { also }] of Object.entries(COLUMNS)) {
      for (const text of also) {
        const head = name === 'name' ? [text] : ['First name', text];
        expect(readHead(head), text).toHaveProperty([text], name);
      }
    }
  });

  test.each([
    'Birthdate',
    'Last updated',
    'Time zone',
    'Email opt in',
    'State',
    'Region',
    'Score',
    'Website',
    'Geburtsdatum',
    'Anrede',
    'Land',
  ])('are not taken for what they are not: %s (STF-07)', (text) => {
    expect(readHead([text])).toEqual({});
  });
});

describe('the status of a file', () => {
  test.each([
    ['new', ['Neu', 'OFFEN', 'Open', 'Open - Not Contacted', 'Noch nicht kontaktiert', 'new']],
    [
      'contacted',
      ['Kontaktiert', 'In Bearbeitung', 'In progress', 'IN_PROGRESS', 'Connected', 'Contact Made'],
    ],
    ['contacted', ['Attempted to contact', 'ATTEMPTED_TO_CONTACT', 'Working - Contacted']],
    ['qualified', ['Qualifiziert', 'Open deal', 'SQL', 'marketingqualifiedlead', 'Demo Scheduled']],
    ['won', ['Gewonnen', 'Kunde', 'Closed won', 'closedwon', 'Closed - Converted', 'Won 🎉']],
    ['lost', ['Verloren', 'Closed lost', 'Bad timing', 'BAD_TIMING', 'Unqualified', 'Absage']],
    ['spam', ['Junk', 'Spam', 'Ungültig']],
    [undefined, ['Warm', 'Nurture', 'A-Kunde', '', '3']],
  ])('is understood: %s (STF-07)', (status, words) => {
    for (const word of words) expect(statusOf(word), word).toBe(status);
  });
});
