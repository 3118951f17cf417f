import { pages } from '../../pages.ts';
import type { FooterPages } from '../../ui/shell/Footer.tsx';
import type { Menu, MenuGroup, MenuItem } from '../../ui/shell/Header.tsx';
import type { DeclaredPage } from './define-pages.ts';

/** Pages in the order of src/pages.ts; a group stands where its first page does. */
function menuOf(sitePages: readonly DeclaredPage[]): Menu {
  const links: (MenuItem | (MenuGroup & { items: MenuItem[] }))[] = [];
  for (const { path, name, header } of sitePages) {
    if (!header) continue;
    const { group, text, icon } = header;
    const item = { name: header.name ?? name, path, icon, text };
    const known = links.find((one) => 'items' in one && one.name === group);
    if (known && 'items' in known) known.items.push(item);
    else if (group) {
      links.push({ id: group.toLowerCase().replaceAll(' ', '-'), name: group, items: [item] });
    } else links.push(item);
  }
  return links;
}

const columnOf = (column: NonNullable<DeclaredPage['footer']>['column']) =>
  pages
    .flatMap(({ name, path, footer }) =>
      footer?.column === column ? [{ name, path, ...footer }] : [],
    )
    .toSorted((a, b) => a.position - b.position);

export const menu = menuOf(pages);

export const footerPages: FooterPages = {
  product: columnOf('Product'),
  company: columnOf('Company'),
};
