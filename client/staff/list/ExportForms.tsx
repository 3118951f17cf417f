import { StaffButton } from '../ui/StaffButton.tsx';
import type { List } from './use-list.ts';

interface ExportFormsProps {
  /** Of the file. */
  path: string;
  view: List<unknown>['view'];
  busy?: boolean;
  /** Takes the place of the browser's own download. */
  onExport?: (columns: 'all' | undefined) => void;
}

/** The two exports of a list as it is filtered: the list's columns, and all. */
export const ExportForms = ({ path, view, busy = false, onExport }: ExportFormsProps) => {
  const { search, status, chips, sort } = view;
  const fields = { search, status, ...chips, sort: sort === 'newest' ? '' : sort };
  return ([undefined, 'all'] as const).map((columns) => (
    <form
      key={columns ?? ''}
      action={path}
      onSubmit={(event) => {
        if (!onExport) return;
        event.preventDefault();
        onExport(columns);
      }}
    >
      {Object.entries({ ...fields, columns }).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      <StaffButton type="submit" busy={busy}>
        {columns === 'all' ? 'Export all columns' : 'Export CSV'}
      </StaffButton>
    </form>
  ));
};
