import { createContext, use, useSyncExternalStore } from 'react';

import type { AdminMode, AdminModeState } from './admin-mode-store.ts';

/** The provider of the admin mode for what is shown of it. */
export const AdminModeProvider = createContext<AdminMode | null>(null);

/**
 * The admin mode around a part of its interface: what it does, and its state as it changes.
 * @throws Error outside an AdminModeProvider (BAM-18)
 */
export function useAdminMode(): { mode: AdminMode; state: AdminModeState } {
  const mode = use(AdminModeProvider);
  if (!mode) throw new Error('useAdminMode must be used within an AdminModeProvider');
  const state = useSyncExternalStore(mode.subscribe, mode.snapshot, mode.snapshot);
  return { mode, state };
}
