import { listHref, type ListResponse } from '../../../src/staff-list/list.contract.ts';
import { positionText } from '../../../src/staff-list/list-texts.contract.ts';
import { isPlainClick } from '../shell/plain-click.ts';
import { Pages } from '../ui/Pages.tsx';
import type { List } from './use-list.ts';

interface ListPagesProps<Data> {
  path: string;
  list: List<Data>;
  /** After a step: the next page is to be read from its top. */
  onGo: () => void;
}

/** The links to the list's other pages; Back undoes each step. */
export function ListPages<Data extends ListResponse<unknown>>({
  path,
  list,
  onGo,
}: ListPagesProps<Data>) {
  const { view, data } = list;
  const meta = data?.meta;
  const linkTo = (cursor: string | null) => ({
    href: listHref(path, { ...view, cursor }),
    onClick: (event: Parameters<typeof isPlainClick>[0] & { preventDefault: () => void }) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      list.go({ ...view, cursor });
      onGo();
    },
  });
  const { previous_cursor: previous, next_cursor: next } = meta ?? {};
  return (
    <Pages
      position={data && positionText(data.meta, data.data.length)}
      label="Pages of the list"
      links={[
        ...(view.cursor ? [{ label: 'First page', ...linkTo(null) }] : []),
        ...(previous ? [{ label: 'Previous', rel: 'prev' as const, ...linkTo(previous) }] : []),
        ...(next
          ? [
              {
                label: meta?.looked_at ? 'Look further' : 'Next',
                rel: 'next' as const,
                ...linkTo(next),
              },
            ]
          : []),
      ]}
    />
  );
}
