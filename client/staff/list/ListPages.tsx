import { listHref, PAGE_SIZE, type ListResponse } from '../../../src/staff-list/list.contract.ts';
import { positionText } from '../../../src/staff-list/list-texts.contract.ts';
import { isPlainClick } from '../../shared/plain-click.ts';
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
  const linkTo = (offset: number) => ({
    href: listHref(path, { ...view, offset }),
    onClick: (event: Parameters<typeof isPlainClick>[0] & { preventDefault: () => void }) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      list.go({ ...view, offset });
      onGo();
    },
  });
  const { offset = 0, matched = 0 } = meta ?? {};
  const next = offset + (data?.data.length ?? 0);
  return (
    <Pages
      position={data && positionText(data.meta, data.data.length)}
      label="Pages of the list"
      links={[
        ...(offset > 0
          ? [
              { label: 'First page', ...linkTo(0) },
              {
                label: 'Previous',
                rel: 'prev' as const,
                ...linkTo(Math.max(0, offset - PAGE_SIZE)),
              },
            ]
          : []),
        ...(next < matched ? [{ label: 'Next', rel: 'next' as const, ...linkTo(next) }] : []),
      ]}
    />
  );
}
