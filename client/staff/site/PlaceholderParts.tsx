import type { SiteResponse } from '../../../src/features/site-status/site-status.contract.ts';
import { Cell } from '../ui/Table.tsx';
import { TablePart } from './TablePart.tsx';

/** The list of `npm run placeholders` (FACT-03). */
export function PlaceholdersPart({ placeholders }: Pick<SiteResponse, 'placeholders'>) {
  return (
    <TablePart
      title="Placeholders"
      text="Invented values that visitors see until you replace them. This is the list of this deployment."
      columns={['What', 'Value', 'File']}
      empty="Everything has been replaced."
      rows={placeholders.map(({ what, file, value }) => (
        <tr key={what}>
          <Cell kind="name">{what}</Cell>
          <Cell kind="prose">{value}</Cell>
          <Cell kind="prose">{file}</Cell>
        </tr>
      ))}
    />
  );
}

/** FACT-02 */
export function StatementsPart({ statements }: Pick<SiteResponse, 'statements'>) {
  return (
    <TablePart
      title="Unconfirmed statements"
      text="No page shows these until src/shared/content/unconfirmed.ts marks them as confirmed."
      columns={['Name', 'Statement']}
      empty="Every statement is confirmed."
      rows={statements.map(({ id, text }) => (
        <tr key={id}>
          <Cell kind="name">{id}</Cell>
          <Cell kind="prose">{text}</Cell>
        </tr>
      ))}
    />
  );
}
