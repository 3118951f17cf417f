import { blankValues, type PostedForm } from '../../../../shared/form.ts';
import { staffPages } from '../../../../shared/staff-pages.ts';
import { listHref } from '../../../../staff/list/list.contract.ts';
import * as staff from '../../../../staff/StaffPage.css.ts';
import { Button } from '../../../../ui/Button/Button.tsx';
import { TextField } from '../../../../ui/Field/Field.tsx';
import { assertAllPlaced, formFields } from '../../../../ui/Field/form-fields.ts';
import { ADD_PATH, addForm, IMPORT_PATH, OFFERED_SOURCES } from '../add-leads.contract.ts';
import * as styles from './import.css.ts';

/** The page of a lead in the list. */
export const leadHref = (id: string): string => listHref(staffPages.leads.path, { open: id });

interface AddLeadPageProps {
  posted: PostedForm<typeof addForm.fields> | null;
  /** The lead that has the address or the phone number already. */
  knownId: string | undefined;
}

/** GET /admin/leads/add: a lead from the phone or a fair. */
export const AddLeadPage = ({ posted, knownId }: AddLeadPageProps) => {
  const { name, email, phone, company, source, note, ...rest } = formFields(addForm, 'lead', {
    initial: posted?.values ?? { ...blankValues(addForm), source: OFFERED_SOURCES[0] },
    errors: posted?.errors ?? {},
    judged: posted?.values,
  });
  assertAllPlaced(rest);
  const wrong = Object.keys(posted?.errors ?? {});
  const first = addForm.names.find((field) => wrong.includes(field)) ?? 'name';
  const isFirst = (field: { name: string }) => ({ autoFocus: field.name === first });
  return (
    <div className={staff.question}>
      <div className={staff.questionCard}>
        <h1 className={staff.gateTitle}>Add a lead</h1>
        <p className={staff.gateText}>
          Someone who called, or whom you met: an email address or a phone number is enough. If your
          session has a name, you become the owner. Many at once are imported from{' '}
          <a href={IMPORT_PATH}>a CSV file</a>.
        </p>
        {posted && wrong.length === 0 ? (
          <p className={styles.problem} role="alert">
            {posted.problem}
          </p>
        ) : null}
        {knownId === undefined ? null : (
          <p className={styles.problem} role="alert">
            <a href={leadHref(knownId)}>See that lead</a>
          </p>
        )}
        <form className={styles.form} method="post" action={ADD_PATH}>
          <TextField {...name} {...isFirst(name)} autoComplete="off" />
          <TextField {...email} {...isFirst(email)} autoComplete="off" />
          <TextField {...phone} {...isFirst(phone)} autoComplete="off" />
          <TextField {...company} {...isFirst(company)} autoComplete="off" />
          <TextField {...source} {...isFirst(source)} autoComplete="off" list="lead-sources" />
          <datalist id="lead-sources">
            {OFFERED_SOURCES.map((offered) => (
              <option key={offered} value={offered}>
                {offered}
              </option>
            ))}
          </datalist>
          <TextField {...note} {...isFirst(note)} autoComplete="off" />
          <div className={staff.ways}>
            <Button type="submit" size="small">
              Add
            </Button>
            <Button href={staffPages.leads.path} variant="secondary" size="small">
              Cancel
            </Button>
          </div>
        </form>
      </div>
    </div>
  );
};
