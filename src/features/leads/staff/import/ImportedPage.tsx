import type { DisplayTime } from '../../../../shared/display-time.ts';
import type { Flash } from '../../../../staff/staff.contract.ts';
import { Region, Screen } from '../../../../ui/staff/Screen.tsx';
import { IMPORT_PATH, importPath } from '../add-leads.contract.ts';
import { ImportQuestions } from './ImportQuestions.tsx';
import { ImportRows } from './ImportRows.tsx';
import { ImportSummary, storedOf } from './ImportSummary.tsx';
import type { OpenImport } from './open-import.ts';

type ImportedPageProps = OpenImport & { flash: Flash | null; time: DisplayTime };

/** GET /admin/leads/import/{number}: what waits of a file, and what became of the rest. */
export function ImportedPage({ flash, time, ...opened }: ImportedPageProps) {
  const { found, rows } = opened;
  return (
    <Screen
      title={`Import ${found.id}`}
      lead={<a href={IMPORT_PATH}>Import another file</a>}
      actions={null}
      problem={null}
    >
      <Region label="The import">
        <ImportSummary {...opened} flash={flash} time={time} />
        {rows.length > 0 ? (
          <form method="post" action={importPath(found.id)}>
            <input type="hidden" name="stored" value={storedOf(found)} />
            <ImportQuestions {...opened} time={time} />
            <ImportRows {...opened} time={time} />
          </form>
        ) : null}
      </Region>
    </Screen>
  );
}
