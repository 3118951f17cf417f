import { mergePath } from '../../../../people/people.contract.ts';
import { contactOf } from '../../../../shared/text/person-contact.ts';
import * as staff from '../../../../staff/StaffPage.css.ts';
import { Button } from '../../../../ui/Button/Button.tsx';
import { Region, Screen } from '../../../../ui/staff/Screen.tsx';
import { Cell, Table } from '../../../../ui/staff/Table.tsx';
import { leadHref } from '../import/AddLeadPage.tsx';
import * as styles from '../import/import.css.ts';
import type { MergePlan, StoredLead } from './plan-merge.ts';

interface MergePageProps {
  kept: StoredLead;
  other: StoredLead;
  plan: MergePlan;
  problem: string | null;
}

const FORM_ID = 'merge';

/** Asks before a lead is merged into another one, and which values it has then. */
export const MergePage = ({ kept, other, plan, problem }: MergePageProps) => (
  <Screen
    title="Merge two leads"
    lead={<a href={leadHref(kept.id)}>Back to the lead</a>}
    actions={null}
    problem={problem}
  >
    <Region label="The two leads">
      <form
        id={FORM_ID}
        className={styles.fields}
        method="post"
        action={mergePath(kept.id, other.id)}
      >
        <p>
          <strong dir="auto">{`${kept.name} (${contactOf(kept)})`}</strong>
          {' stays. Visits, replies, notes and history of '}
          <strong dir="auto">{`${other.name} (${contactOf(other)})`}</strong>
          {
            ' go over to it, and so does whatever arrives from there. Values that are not kept go into a note.'
          }
        </p>
        <p>
          You can undo it until somebody changes a value of the lead or merges another one into it,
          or the person comes back. Notes, replies and messages from then on stay with it.
        </p>
        <input type="hidden" name="kept_version" value={kept.version} />
        <input type="hidden" name="other_version" value={other.version} />
        <div className={staff.ways}>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the question was asked for, and has an undo */}
          <Button type="submit" size="small" autoFocus>
            Merge
          </Button>
          <Button href={mergePath(other.id, kept.id)} variant="secondary" size="small">
            Keep the other one instead
          </Button>
          <Button href={leadHref(kept.id)} variant="secondary" size="small">
            Cancel
          </Button>
        </div>
      </form>
      <Values {...plan} />
    </Region>
  </Screen>
);

/** What both have, and what the lead has afterwards. */
const Values = ({ compared }: MergePlan) => (
  <Table label="Values" columns={['Value', 'This lead', 'The other one', 'Afterwards']}>
    {compared.map((each) =>
      each.kept === null && each.other === null ? null : (
        <tr key={each.name}>
          <Cell kind="name">{each.label}</Cell>
          <Cell kind="line" label="This lead">
            {each.kept}
          </Cell>
          <Cell kind="line" label="The other one">
            {each.other}
          </Cell>
          <Cell kind="line" label="Afterwards">
            {each.isOpen ? <Choice {...each} /> : (each[each.taken ?? 'kept'] ?? 'None')}
          </Cell>
        </tr>
      ),
    )}
  </Table>
);

/** Both values, of which the newer one is chosen until staff choose. */
const Choice = ({ label, name, kept, other, taken }: MergePlan['compared'][number]) => (
  <select
    className={styles.choice}
    form={FORM_ID}
    name={name}
    aria-label={`${label} afterwards`}
    defaultValue={taken}
  >
    <option value="kept">{kept}</option>
    <option value="other">{other}</option>
  </select>
);
