import { createRoot, type Root } from 'react-dom/client';

import { addStyles } from '../../../../client/loading/add-styles.ts';
import { sourceOfPage } from '../leads.contract.ts';
import { LeadDialog } from './LeadDialog.tsx';
import styles from 'styles:./LeadDialog.tsx';

let root: Root | undefined;
let opened = 0;

function makeRoot(): Root {
  addStyles(styles);
  const host = document.createElement('div');
  document.body.insertAdjacentElement('beforeend', host);
  return createRoot(host, { identifierPrefix: 'lead-' });
}

/** Opens the lead form for a link that leads to the form's page. */
export function openLeadDialog(link: HTMLAnchorElement): void {
  root ??= makeRoot();
  opened += 1;
  root.render(
    <LeadDialog
      signUpUrl={link.dataset['signUpUrl'] ?? ''}
      source={sourceOfPage(new URL(link.href).searchParams)}
      opened={opened}
    />,
  );
}
