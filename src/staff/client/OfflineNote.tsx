import { onlineManager, useIsMutating } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

import { offlineText } from '../work/work.contract.ts';
import * as styles from './OfflineNote.css.ts';
import { useStaffClient } from './staff-query.ts';

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);

export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => onlineManager.isOnline(),
    () => true,
  );

/** Says that the connection is gone, and how much waits for it. */
export function OfflineNote() {
  const waiting = useIsMutating({}, useStaffClient());
  return (
    <p className={styles.note} role="status">
      {useIsOnline() ? '' : offlineText(waiting)}
    </p>
  );
}
