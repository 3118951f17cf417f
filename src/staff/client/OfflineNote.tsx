import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

import { workTexts } from '../work/work.contract.ts';
import { ScreenNote } from '../../ui/staff/Screen.tsx';

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);

export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => onlineManager.isOnline(),
    () => true,
  );

/** Says that the connection is gone, and that nothing is lost by it. */
export const OfflineNote = () => (
  <ScreenNote isLive isProblem>
    {useIsOnline() ? '' : workTexts.offline}
  </ScreenNote>
);
