/** What a column of a file can be, with the names that it is known by. */
export const COLUMNS = {
  name: { label: 'Name', known: /^(?:(?:full|contact|first|given)[ _-]?)?name$|^contact$/i },
  /** Is joined to the name. */
  last_name: { label: 'Last name', known: /^(?:last|family)[ _-]?name$|^surname$|^nachname$/i },
  email: {
    label: 'Email',
    known:
      /^(?:(?:primary|work|business|contact|your)[ _-]?)?e-?mail(?:[ _-]?(?:address|adresse|1 - value))?$|^mail$/i,
  },
  phone: {
    label: 'Phone',
    known:
      /^(?:(?:work|business|mobile|cell|office|direct)[ _-]?)?(?:(?:tele)?phone|mobile|cell)(?:[ _-]?(?:number|no\.?))?$|^tel\.?$|^telefon(?:nummer)?$|^handy(?:nummer)?$|^mobil(?:nummer)?$/i,
  },
  company: {
    label: 'Company',
    known:
      /^(?:company|organi[sz]ation|account|employer|business)(?:[ _-]?name)?$|^firma$|^firmenname$|^unternehmen$|^organisation$/i,
  },
  source: {
    label: 'Source',
    known: /^(?:(?:lead|original|traffic|utm|contact)[ _-]?)?source$|^channel$|^origin$/i,
  },
  created: {
    label: 'Created',
    known:
      /^(?:(?:lead|contact)[ _-]?)?(?:created?|added|submitted|date|time|timestamp)(?:[ _-]?(?:at|on|date|time|added|created))?(?: \(.*\))?$/i,
  },
  note: { label: 'Note', known: /^(?:notes?|comments?|remarks?)$/i },
  status: {
    label: 'Status',
    known: /^(?:(?:lead|contact|deal)[ _-]?)?(?:status|stage)$|^life ?cycle[ _-]?stage$/i,
  },
  owner: {
    label: 'Owner',
    known:
      /^(?:(?:lead|contact|record|account|deal|company)[ _-]?)?owner(?:[ _-]?(?:name|alias))?$|^assigned[ _-]?to$|^assignee$/i,
  },
  next_step: {
    label: 'Next step',
    known: /^next[ _-]?(?:step|action|activity|task)s?$|^follow[ _-]?up$|^to[ _-]?do$/i,
  },
  next_at: {
    label: 'Next step on',
    known:
      /^(?:next[ _-]?(?:step|action|activity|task)|follow[ _-]?up)[ _-]?(?:on|at|date|due(?:[ _-]?date)?)$|^due(?:[ _-]?(?:on|date))?$/i,
  },
  partner: { label: 'Partner', known: /^(?:referral[ _-]?)?partner(?:[ _-]?(?:key|name|id))?$/i },
} as const;
export type ColumnName = keyof typeof COLUMNS;
export const COLUMN_NAMES = Object.keys(COLUMNS) as ColumnName[];

/** Which column of the file has what, by its place; undefined where none has. */
export type Columns = Partial<Record<ColumnName, number>>;

/** The columns by their names in the first row; each is taken once. */
export function guessColumns(head: readonly string[]): Columns {
  const placeOf = (known: RegExp) => head.findIndex((text) => known.test(text.trim()));
  const given = placeOf(/^vorname$/i);
  const guessed: Columns = given === -1 ? {} : { name: given };
  // Beside a German first name, "Name" is the last one.
  const last = placeOf(/^name$/i);
  if (given !== -1 && last !== -1) guessed.last_name = last;
  for (const name of COLUMN_NAMES) {
    if (guessed[name] !== undefined) continue;
    // A whole name needs no other column.
    if (name === 'last_name' && !/first|given|vorname/i.test(head[guessed.name ?? -1] ?? ''))
      continue;
    const at = head.findIndex(
      (text, place) =>
        COLUMNS[name].known.test(text.trim()) && !Object.values(guessed).includes(place),
    );
    if (at !== -1) guessed[name] = at;
  }
  return guessed;
}
