import { ChevronDown, Menu } from 'lucide-react';

import { paths } from '../../shared/paths.ts';
import { site } from '../../shared/content/site.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Header.css.ts';
import * as hover from './HoverPanel.css.ts';
import { allLinks, navigation, type MenuGroup, type MenuItem } from './navigation.ts';

const current = (item: MenuItem, path: string) =>
  item.path === path ? { 'aria-current': 'page' as const } : {};

/** A dropdown: client/behaviors/hover-panels.ts minds it; without scripts the stylesheet does. */
function Dropdown({ group, path }: { group: MenuGroup; path: string }) {
  const id = `menu-${group.id}`;
  return (
    <li className={styles.group} data-panel="">
      <button
        type="button"
        className={styles.entry}
        aria-expanded="false"
        aria-controls={id}
        data-panel-trigger=""
      >
        {group.name}
        <Icon icon={ChevronDown} size={16} className={styles.chevron} />
      </button>
      <ul id={id} className={`${hover.panel} ${styles.dropdown}`}>
        {group.items.map((item) => (
          <li key={item.path}>
            <a className={styles.item} href={item.path} {...current(item, path)}>
              <Icon icon={item.icon} className={styles.itemIcon} />
              <span className={styles.itemName}>{item.name}</span>
              <span className={styles.itemSays}>{item.says}</span>
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The menu as one sheet: a popover, so that it opens, closes and takes Escape without a script. */
function MenuSheet({ path }: { path: string }) {
  return (
    <>
      <button type="button" className={styles.menuButton} popoverTarget="menu" aria-label="Menu">
        <Icon icon={Menu} size={24} />
      </button>
      <div id="menu" popover="auto" className={styles.sheet}>
        <nav aria-label="All pages">
          <ul className={styles.sheetList}>
            {allLinks.map((item) => (
              <li key={item.path}>
                <a className={styles.sheetItem} href={item.path} {...current(item, path)}>
                  <Icon icon={item.icon} size={20} />
                  {item.name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.sheetAction}>
          <Button href={paths.pricing}>Get Started</Button>
        </div>
      </div>
    </>
  );
}

interface HeaderProps {
  /** The page's canonical path, to mark where the visitor is. */
  path: string;
}

/** Fixed at the top of every page (first document, section 2, "Header"). */
export function Header({ path }: HeaderProps) {
  return (
    <header className={styles.root} data-header="">
      <div className={styles.row}>
        <a
          className={styles.logo}
          href={paths.home}
          {...(path === paths.home ? { 'aria-current': 'page' as const } : {})}
        >
          <img src="/media/ric-logo.svg" alt={`${site.brand} home`} width={69} height={36} />
        </a>
        <nav className={styles.wide} aria-label="Main">
          <ul className={styles.list}>
            {navigation.map((entry) =>
              'items' in entry ? (
                <Dropdown key={entry.id} group={entry} path={path} />
              ) : (
                <li key={entry.path}>
                  <a className={styles.entry} href={entry.path} {...current(entry, path)}>
                    {entry.name}
                  </a>
                </li>
              ),
            )}
          </ul>
        </nav>
        <Button href={paths.pricing} size="small">
          Get Started
        </Button>
        <MenuSheet path={path} />
      </div>
    </header>
  );
}
