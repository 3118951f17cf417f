import type { ReactNode } from 'react';

import { Button } from '../../../src/ui/Button/Button.tsx';
import * as styles from '../list/ListScreen.css.ts';
import { LeaveForm, Screen } from '../shell/Screen.tsx';
import type { AnyEndpoint } from '../../../src/shared/api.ts';
import type { Resource } from '../../api/use-resource.ts';

interface OperationsScreenProps<E extends AnyEndpoint> {
  title: string;
  /** The page's path with its query. */
  path: string;
  resource: Resource<E>;
  /** Between the title and the buttons, e.g. a filter. */
  filter?: ReactNode;
  /** Further buttons of the toolbar. */
  actions?: ReactNode;
  /** The outcome of the last action; '' for none. */
  notice: string;
  timeZone: string;
  children: ReactNode;
}

/** A screen without a search: toolbar, outcome of the last action, content. */
export function OperationsScreen<E extends AnyEndpoint>({
  title,
  path,
  resource,
  filter,
  actions,
  notice,
  timeZone,
  children,
}: OperationsScreenProps<E>) {
  return (
    <Screen
      title={title}
      toolbar={
        <>
          <div className={styles.searchPart}>{filter}</div>
          <div className={styles.actions}>
            {actions}
            <form
              action={path}
              onSubmit={(event) => {
                event.preventDefault();
                void resource.read(resource.input);
              }}
            >
              <Button type="submit" variant="secondary" size="small" className={styles.press}>
                Refresh
              </Button>
            </form>
            <LeaveForm label="Logout" next={path} />
          </div>
        </>
      }
    >
      <div className={styles.state}>
        <p>Times in {timeZone.replaceAll('_', ' ')}</p>
        <p role="status">{notice}</p>
        <p className={styles.problem} role="alert">
          {resource.problem}
        </p>
      </div>
      <div
        className={styles.region}
        role="group"
        aria-label={`${title}, entries`}
        // It scrolls and may hold nothing else that takes the focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys need the focus to scroll it
        tabIndex={0}
        aria-busy={resource.busy}
      >
        {children}
      </div>
    </Screen>
  );
}
