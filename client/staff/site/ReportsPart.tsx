import type { ReportRow } from '../../../src/features/site-status/site-status.contract.ts';
import { Cell } from '../ui/Table.tsx';
import { TablePart } from './TablePart.tsx';

/** What visitors' browsers reported by themselves. */
export function ReportsPart({ reports }: { reports: readonly ReportRow[] }) {
  return (
    <TablePart
      title="Reports from browsers"
      text="Counted in the last 30 days, without anything of the visitor. A few come from extensions; a sudden rise means that a page loads something that its policy forbids."
      columns={['Report', 'Concerns', 'Count', 'Last day']}
      empty="No browser has reported anything."
      rows={reports.map(({ id, kind, subject, count, last_day }) => (
        <tr key={id}>
          <Cell kind="name">{kind}</Cell>
          <Cell kind="text">{subject}</Cell>
          <Cell kind="text" label="Count">
            {count.toLocaleString('en-US')}
          </Cell>
          <Cell kind="text" label="Last day">
            {last_day}
          </Cell>
        </tr>
      ))}
    />
  );
}
