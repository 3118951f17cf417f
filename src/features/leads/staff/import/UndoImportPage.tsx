import { listHref } from '../../../../staff/list/list.contract.ts';
import { staffPages } from '../../../../shared/staff-pages.ts';
import * as staff from '../../../../staff/StaffPage.css.ts';
import { Button } from '../../../../ui/Button/Button.tsx';
import { importPath, undoImportPath } from '../add-leads.contract.ts';
import { leadHref } from './AddLeadPage.tsx';
import * as styles from './import.css.ts';

/** The leads of an import in the list. */
export const importedHref = (id: number): string =>
  listHref(staffPages.leads.path, { conditions: { import: String(id) } });

export const leadsText = (count: number): string => (count === 1 ? '1 lead' : `${count} leads`);

interface KeptProps {
  id: number;
  kept: readonly { id: string; name: string }[];
  keptCount: number;
}

/** Leads of an import that were changed since, by name. */
const Kept = ({ id, kept, keptCount }: KeptProps) => (
  <ul className={styles.names}>
    {kept.map((lead) => (
      <li key={lead.id}>
        <a href={leadHref(lead.id)} dir="auto">
          {lead.name}
        </a>
      </li>
    ))}
    {keptCount > kept.length ? (
      <li>
        <a href={importedHref(id)}>{`and ${keptCount - kept.length} more`}</a>
      </li>
    ) : null}
  </ul>
);

/** Asks before the leads of an import go. */
export const UndoImportPage = ({ going, ...kept }: KeptProps & { going: number }) => (
  <div className={staff.question}>
    <div className={staff.questionCard}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the question is read before it is answered */}
      <h1 className={staff.gateTitle} tabIndex={-1} autoFocus>
        {`Remove ${leadsText(going)} of import ${kept.id}?`}
      </h1>
      <p className={staff.gateText}>
        They go for good, with the notes that came with them and the rows of the file that wait.
      </p>
      {kept.keptCount > 0 ? (
        <>
          <p className={staff.gateText}>
            {kept.keptCount === 1
              ? '1 lead stays, as somebody has worked on it or it came back since:'
              : `${leadsText(kept.keptCount)} stay, as somebody has worked on them or they came back since:`}
          </p>
          <Kept {...kept} />
        </>
      ) : null}
      <form method="post" action={undoImportPath(kept.id)}>
        <input type="hidden" name="count" value={going} />
        <div className={staff.ways}>
          <Button type="submit" size="small">
            {`Remove ${leadsText(going)}`}
          </Button>
          <Button href={importPath(kept.id)} variant="secondary" size="small">
            Back
          </Button>
        </div>
      </form>
    </div>
  </div>
);
