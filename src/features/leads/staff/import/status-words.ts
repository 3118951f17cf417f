import { namesOf } from '../../../../staff/work/values.contract.ts';
import { leadValues, type LeadStatus } from '../leads-admin.contract.ts';
import { listed, nameKey } from './name-key.ts';

/** What other programs and people call each status, besides our own words. */
const OTHER_WORDS: Readonly<Record<LeadStatus, readonly string[]>> = {
  new: listed(
    'Open; Not contacted; Open - Not contacted; Uncontacted; Untouched; Unworked',
    'Lead; New lead; Subscriber; To do; Not started; Fresh; Incoming; Inbound',
    'Neu; Neuer Lead; Offen; Nicht kontaktiert; Noch nicht kontaktiert; Unbearbeitet',
    'Eingegangen; Zu erledigen; Nicht begonnen',
  ),
  contacted: listed(
    'Attempted to contact; Attempted; Attempting contact; Contact made; Connected',
    'Called; Emailed; In contact; In progress; Working; Working - Contacted',
    'Replied; Reached out; Contact in future; Nurturing; Follow up; Engaged',
    'Left voicemail; No answer; In process',
    'Kontaktiert; Kontakt aufgenommen; In Bearbeitung; In Arbeit; In Kontakt',
    'Angerufen; Angeschrieben; Erreicht; Nicht erreicht; Kontaktversuch; Verbunden',
  ),
  qualified: listed(
    'SQL; MQL; Sales qualified lead; Marketing qualified lead; Sales qualified',
    'Marketing qualified; Pre-qualified; Opportunity; Open deal; Demo',
    'Demo scheduled; Meeting scheduled; Meeting booked; Appointment scheduled; Proposal',
    'Proposal made; Proposal sent; Proposal/Price Quote; Negotiation',
    'Negotiations started; Negotiation/Review; Contract sent; Decision maker bought-in',
    'Presentation scheduled; Qualified to buy',
    'Qualifiziert; Vorqualifiziert; Chance; Verkaufschance; Angebot; In Verhandlung',
    'Angebot gesendet; Angebot erstellt; Verhandlung; Termin vereinbart; Demo geplant',
  ),
  won: listed(
    'Closed won; Deal won; Converted; Closed - Converted; Customer; Client; Signed',
    'Sold; Evangelist; Paying; Active customer; Win',
    'Gewonnen; Kunde; Kundin; Abgeschlossen - gewonnen; Abgeschlossen und gewonnen',
    'Verkauft; Konvertiert; Auftrag; Unterschrieben; Bestandskunde',
  ),
  lost: listed(
    'Closed lost; Deal lost; Lost lead; Closed; Closed - Not converted; Unqualified',
    'Not qualified; Disqualified; Not interested; No interest; Bad timing; Bad fit',
    'Not a fit; No fit; No budget; Dead; Churned; Rejected; Recycled; Abandoned',
    'Verloren; Abgelehnt; Absage; Abgesagt; Kein Interesse; Nicht interessiert',
    'Unqualifiziert; Nicht qualifiziert; Disqualifiziert; Abgeschlossen - verloren',
    'Abgeschlossen und verloren; Falscher Zeitpunkt; Schlechter Zeitpunkt; Kein Budget',
  ),
  spam: listed('Junk; Junk lead; Fake; Bot; Test; Müll; Werbung; Ungültig; Invalid'),
};

const STATUS_OF: ReadonlyMap<string, LeadStatus> = new Map(
  namesOf(leadValues.status.options).flatMap((status) =>
    [status, leadValues.status.options[status].label, ...OTHER_WORDS[status]].map(
      (word) => [nameKey(word), status] as const,
    ),
  ),
);

/** The status that a file means; undefined for a word of its own. */
export const statusOf = (text: string): LeadStatus | undefined => STATUS_OF.get(nameKey(text));
