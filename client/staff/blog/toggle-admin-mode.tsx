import { createRoot, type Root } from 'react-dom/client';

import { write } from '../../browser-storage.ts';
import { AdminModeProvider } from './AdminMode.tsx';
import { BlogAdmin } from './BlogAdmin.tsx';

/** In local storage (BAM-03, STO-08). */
const KEY = 'blogAdminMode';

let isOn = false;
let shown: { root: Root; host: HTMLElement } | undefined;
let styles: Promise<unknown> | undefined;

/** Visitors of the blog never load the staff's stylesheets; the page names them. */
function loadStyles(): Promise<unknown> {
  const stylesheets = (document.body.dataset['adminStyles'] ?? '').split(' ').filter(Boolean);
  styles ??= Promise.all(
    stylesheets.map(
      (href) =>
        new Promise((resolve) => {
          const link = document.createElement('link');
          link.rel = 'stylesheet';
          link.href = href;
          // Unstyled controls are better than none.
          link.addEventListener('load', resolve);
          link.addEventListener('error', resolve);
          document.head.appendChild(link);
        }),
    ),
  );
  return styles;
}

/** Everything of the mode leaves the page with its root (BAM-16). */
function show(): void {
  if (isOn === (shown !== undefined)) return;
  if (shown) {
    shown.root.unmount();
    shown.host.remove();
    shown = undefined;
    return;
  }
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

async function set(on: boolean): Promise<void> {
  isOn = on;
  if (on) await loadStyles();
  show();
}

/** Shows the mode if the browser has it on. It needs no session (BAM-17). */
export const restoreAdminMode = (): void => void set(true);

/** Switches the mode, here and for later pages (BAM-03). */
export function toggleAdminMode(): void {
  write('localStorage', KEY, String(!isOn));
  void set(!isOn);
}
