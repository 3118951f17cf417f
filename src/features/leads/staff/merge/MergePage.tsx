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

const OUTCOMES = {
  'the same': 'The same',
  'taken over': 'Taken over',
  'into a note': 'Into a note',
} as const;

/** Asks before a lead is merged into another one, and shows what becomes of each value. */
export const MergePage = ({ kept, other, plan, problem }: MergePageProps) => (
  <Screen
    title="Merge two leads"
    lead={<a href={leadHref(kept.id)}>Back to the lead</a>}
    actions={null}
    problem={problem}
  >
    <Region label="The two leads">
      <form className={styles.fields} method="post" action={mergePath(kept.id, other.id)}>
        <p>
          <strong dir="auto">{`${kept.name} (${contactOf(kept)})`}</strong>
          {' is kept, with its values. Visits, replies, notes and history of '}
          <strong dir="auto">{`${other.name} (${contactOf(other)})`}</strong>
          {
            ' go over to it, and so does whatever arrives from there. One press undoes it while nothing has changed since.'
          }
        </p>
        <input type="hidden" name="kept_version" value={kept.version} />
        <input type="hidden" name="other_version" value={other.version} />
        <div className={staff.ways}>
          <Button type="submit" size="small">
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
      <Table label="Values" columns={['Value', 'Kept', 'Other', 'Outcome']}>
        {plan.compared.map(({ label, kept: own, other: theirs, outcome }) =>
          own === null && theirs === null ? null : (
            <tr key={label}>
              <Cell kind="name">{label}</Cell>
              <Cell kind="line" label="Kept">
                {own}
              </Cell>
              <Cell kind="line" label="Other">
                {theirs}
              </Cell>
              <Cell kind="line" label="Outcome">
                {outcome && OUTCOMES[outcome]}
              </Cell>
            </tr>
          ),
        )}
      </Table>
    </Region>
  </Screen>
);
