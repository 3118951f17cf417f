import type { ReactNode } from 'react';

import type { AnyEndpoint } from '../../../src/shared/api.ts';
import type { Resource } from '../list/use-resource.ts';
import * as styles from '../shell/Screen.css.ts';
import { Screen, ScreenNote } from '../shell/Screen.tsx';
import { StaffButton } from '../ui/StaffButton.tsx';

interface OperationsScreenProps<E extends AnyEndpoint> {
  title: string;
  /** The page's path with its query. */
  path: string;
  resource: Resource<E>;
  /** The outcome of the last action; '' for none. */
  notice: string;
  children: ReactNode;
}

/** A screen without a search: toolbar, outcome of the last action, content. */
export function OperationsScreen<E extends AnyEndpoint>({
  title,
  path,
  resource,
  notice,
  children,
}: OperationsScreenProps<E>) {
  return (
    <Screen
      title={title}
      actions={
        <form
          action={path}
          onSubmit={(event) => {
            event.preventDefault();
            void resource.read(resource.input);
          }}
        >
          <StaffButton type="submit">Refresh</StaffButton>
        </form>
      }
      status={<ScreenNote isLive>{notice}</ScreenNote>}
      problem={resource.problem}
    >
      <div
        className={styles.region}
        role="group"
        aria-label={`${title}, entries`}
        // It scrolls and may contain nothing else that takes the focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys need the focus to scroll it
        tabIndex={0}
        aria-busy={resource.busy}
      >
        {children}
      </div>
    </Screen>
  );
}
