import { createRoot, type Root } from 'react-dom/client';

import { write } from '../../browser-storage.ts';
import { AdminMode } from './admin-mode-store.ts';
import { BlogAdmin } from './BlogAdmin.tsx';
import { AdminModeProvider } from './use-admin-mode.ts';

/** Where the mode is remembered (BAM-03, STO-08). */
const KEY = 'blogAdminMode';

let isOn = false;
let shown: { root: Root; host: HTMLElement; mode: AdminMode } | undefined;
let styles: Promise<unknown> | undefined;

/** The staff's stylesheets, which visitors of the blog never load; the page says where they are. */
function loadStyles(): Promise<unknown> {
  const sheets = (document.body.dataset['adminStyles'] ?? '').split(' ').filter(Boolean);
  styles ??= Promise.all(
    sheets.map(
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
    shown.mode.end();
    shown.root.unmount();
    shown.host.remove();
    shown = undefined;
    return;
  }
  const host = document.createElement('div');
  document.body.insertAdjacentElement('afterbegin', host);
  const mode = new AdminMode();
  const root = createRoot(host, { identifierPrefix: 'admin-mode-' });
  root.render(
    <AdminModeProvider value={mode}>
      <BlogAdmin />
    </AdminModeProvider>,
  );
  shown = { root, host, mode };
}

async function set(on: boolean): Promise<void> {
  isOn = on;
  if (on) await loadStyles();
  show();
}

/**
 * Shows the mode on a page whose browser has it on, or switches it, here and for the pages to come.
 * It needs no session (BAM-17).
 */
export function startAdminMode(isToggled: boolean): void {
  if (isToggled) write('localStorage', KEY, String(!isOn));
  void set(!isToggled || !isOn);
}
