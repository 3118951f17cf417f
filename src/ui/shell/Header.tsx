import { ChevronDown, Menu as MenuIcon, type LucideIcon } from 'lucide-react';

import { paths } from '../../shared/paths.ts';
import { site } from '../../shared/content/site.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Header.css.ts';
import * as hover from './HoverPanel.css.ts';
import { Logo } from './Logo.tsx';

export interface MenuItem {
  name: string;
  path: string;
  icon: LucideIcon;
  /** One line on the page, shown in the dropdowns. */
  text: string;
}

export interface MenuGroup {
  id: string;
  name: string;
  items: readonly MenuItem[];
}

/** The menu in order: a group opens a dropdown, an item is a link. */
export type Menu = readonly (MenuGroup | MenuItem)[];

interface HeaderProps {
  menu: Menu;
  /** The page's canonical path, to mark its link as current. */
  path: string;
  canSignUp: boolean;
  /** Where the lead form that opens in a dialog leads to; none on pages that only link to the form. */
  dialogSignUpUrl: string | undefined;
}

const current = (item: MenuItem, path: string) =>
  item.path === path ? { 'aria-current': 'page' as const } : {};

/** A dropdown. Without client/behaviors/hover-panels.ts, CSS opens it. */
function Dropdown({ group, path }: { group: MenuGroup; path: string }) {
  const id = `menu-${group.id}`;
  return (
    <li className={styles.group} data-panel="">
      <button
        type="button"
        className={styles.topItem}
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
              <span className={styles.itemText}>{item.text}</span>
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}

type ActionProps = Omit<HeaderProps, 'menu'>;

/** The loudest button: it leads to another page on every page. */
function MainAction({ path, canSignUp, dialogSignUpUrl, size }: ActionProps & { size?: 'small' }) {
  const look = size ? { size } : {};
  if (path !== paths.demo)
    return (
      <Button href={paths.demo} {...look}>
        Try the demo
      </Button>
    );
  return canSignUp ? (
    <Button href={paths.createAccount} data-sign-up-url={dialogSignUpUrl} {...look}>
      Create account
    </Button>
  ) : (
    <Button href={paths.pricing} {...look}>
      See plans
    </Button>
  );
}

/** Whether the sign-up stands beside the main button; on the demo it is that button. */
const hasSignUpBeside = ({ path, canSignUp }: ActionProps): boolean =>
  canSignUp && path !== paths.demo;

/** The whole menu on narrow screens: a popover, which needs no script. */
function MenuDrawer({ menu, ...actions }: HeaderProps) {
  const { path, dialogSignUpUrl } = actions;
  const items = menu.flatMap((one) => ('items' in one ? one.items : [one]));
  return (
    <>
      <button type="button" className={styles.menuButton} popoverTarget="menu" aria-label="Menu">
        <Icon icon={MenuIcon} size={24} />
      </button>
      <div id="menu" popover="auto" className={styles.drawer}>
        <nav aria-label="All pages">
          <ul className={styles.drawerList}>
            {items.map((item) => (
              <li key={item.path}>
                <a className={styles.drawerItem} href={item.path} {...current(item, path)}>
                  {item.name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {/* The main button stays in view, above the menu. */}
        {hasSignUpBeside(actions) ? (
          <Button
            className={styles.drawerAction}
            href={paths.createAccount}
            data-sign-up-url={dialogSignUpUrl}
          >
            Create account
          </Button>
        ) : null}
      </div>
    </>
  );
}

/** The header of every page, fixed at the top. */
export function Header({ menu, ...actions }: HeaderProps) {
  const { path, dialogSignUpUrl } = actions;
  return (
    <header className={styles.root} data-header="">
      <div className={styles.row}>
        <a
          className={styles.logo}
          href={paths.home}
          {...(path === paths.home ? { 'aria-current': 'page' as const } : {})}
        >
          <Logo label={`${site.brand} home`} height={36} />
        </a>
        <nav className={styles.wide} aria-label="Main">
          <ul className={styles.list}>
            {menu.map((one) =>
              'items' in one ? (
                <Dropdown key={one.id} group={one} path={path} />
              ) : (
                <li key={one.path}>
                  <a className={styles.topItem} href={one.path} {...current(one, path)}>
                    {one.name}
                  </a>
                </li>
              ),
            )}
          </ul>
        </nav>
        {hasSignUpBeside(actions) ? (
          <a
            className={`${styles.topItem} ${styles.signUp}`}
            href={paths.createAccount}
            data-sign-up-url={dialogSignUpUrl}
          >
            Create account
          </a>
        ) : null}
        <MainAction {...actions} size="small" />
        <MenuDrawer menu={menu} {...actions} />
      </div>
    </header>
  );
}
