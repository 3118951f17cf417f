import { createRoot, type Root } from 'react-dom/client';

import { write } from '../../../../../client/shared/browser-storage.ts';
import { addStyles } from '../../../../../client/loading/add-styles.ts';
import { AdminModeProvider } from './AdminMode.tsx';
import { BlogAdmin } from './BlogAdmin.tsx';
import styles from 'styles:./BlogAdmin.tsx';

/** In local storage. */
const KEY = 'blogAdminMode';

let shown: { root: Root; host: HTMLElement } | undefined;
let hasStyles = false;

/** Shows the mode if the browser has it on. It needs no session. */
export function restoreAdminMode(): void {
  if (shown) return;
  if (!hasStyles) addStyles(styles);
  hasStyles = true;
  const host = document.createElement('div');
  document.body.insertAdjacentElement('afterbegin', host);
  const root = createRoot(host, { identifierPrefix: 'admin-mode-' });
  root.render(
    <AdminModeProvider>
      <BlogAdmin />
    </AdminModeProvider>,
  );
  shown = { root, host };
}

/** Switches the mode, here and for later pages. Off, everything of it leaves the page. */
export function toggleAdminMode(): void {
  write('localStorage', KEY, String(!shown));
  if (!shown) {
    restoreAdminMode();
    return;
  }
  shown.root.unmount();
  shown.host.remove();
  shown = undefined;
}
