import type { affiliateApplications } from '../../src/db/schema/affiliates.ts';
import type { staffAudit } from '../../src/db/schema/staff.ts';
import { applicationSearchText } from '../../src/features/affiliates/affiliates.queries.ts';
import { site } from '../../src/shared/content/site.ts';
import { STAFF, type NewLead } from './leads.ts';
import { DAY, demoId, demoPeople, oneOf, recently, type Person, type Random } from './people.ts';

const COUNT = 40;
/** Days within which most are decided. */
const DECIDED_AFTER = 6;

const AUDIENCES = [
  'HR managers of companies with 50 to 500 people, by a newsletter of 8,000 readers.',
  'Recruiters who take my course on structured interviews.',
  'Founders in a forum about first hires.',
  'Readers of my blog about warehouse jobs.',
];
const MOTIVATIONS = [
  'My readers ask every week how to read 300 resumes in a day.',
  'I used RiC for a client and would like to recommend it.',
  'It fits what I teach, and I can measure what it brings.',
];

const REASONS = ['Nobody in the audience hires.', 'No website, and no answer to our question.'];

interface Applicant extends Person {
  website: string;
}

const withWebsite = (person: Person): Applicant => ({
  ...person,
  website: `https://${person.email.split('@')[0]?.replace('.', '-')}.example`,
});

/** What staff should notice: the address of a lead, a website twice, a throw-away address. */
function doubtful(people: readonly Applicant[], leads: readonly NewLead[]): Applicant[] {
  const [first, second, third, ...others] = people;
  const known = leads.at(-1);
  if (!first || !second || !third || !known) throw new Error('Too few people');
  return [
    { ...first, email: known.email },
    { ...second, website: third.website },
    third,
    { ...second, first: 'Max', last: 'Quick', email: 'max.quick@mailinator.com' },
    ...others.slice(1),
  ];
}

type Row = typeof affiliateApplications.$inferInsert;

export interface DemoApplication {
  arrived: Row;
  /** Counted when it is made, so it is not part of what arrived. */
  decision?: Pick<
    Row,
    'status' | 'partnerstackId' | 'updatedAt' | 'decidedAt' | 'decisionReason' | 'owner'
  >;
  /** Who decided. */
  audit?: typeof staffAudit.$inferInsert;
}

export function demoApplications(
  random: Random,
  now: number,
  leads: readonly NewLead[],
): DemoApplication[] {
  return doubtful(demoPeople(random, COUNT).map(withWebsite), leads)
    .map((person) => ({ person, createdAt: recently(random, now, 20) }))
    .toSorted((a, b) => a.createdAt - b.createdAt)
    .map(({ person, createdAt }, index) => {
      const isDecided = now - createdAt > DECIDED_AFTER * DAY && random() < 0.85;
      const status = oneOf(random, ['approved', 'approved', 'rejected'] as const);
      const isSent = status === 'approved' && random() < 0.9;
      const owner = oneOf(random, STAFF);
      const decidedAt = createdAt + Math.floor((0.5 + random() * 3) * DAY);
      const decision = {
        status,
        partnerstackId: isSent ? `${person.first}-${person.last}-${index}`.toLowerCase() : null,
        updatedAt: decidedAt,
        decidedAt,
        decisionReason: status === 'rejected' ? oneOf(random, REASONS) : null,
        owner,
      };
      const audit = {
        id: demoId('decision', index),
        at: decidedAt,
        name: owner,
        action: status === 'approved' ? 'application_approved' : 'application_rejected',
        subjectKind: 'application',
        subjectId: demoId('application', index),
        detail: status === 'approved' ? JSON.stringify({ sent: isSent }) : null,
      };
      const company = random() < 0.7 ? person.company : null;
      const named = {
        firstName: person.first,
        lastName: person.last,
        email: person.email,
        company,
      };
      const arrived: Row = {
        id: demoId('application', index),
        ...named,
        searchText: applicationSearchText(named),
        website: person.website,
        experience: oneOf(random, ['beginner', 'intermediate', 'advanced'] as const),
        audience: oneOf(random, AUDIENCES),
        motivation: oneOf(random, MOTIVATIONS),
        termsAcceptedAt: createdAt,
        termsVersion: site.legal.version,
        createdAt,
        updatedAt: createdAt,
      };
      return isDecided ? { arrived, decision, audit } : { arrived };
    });
}
