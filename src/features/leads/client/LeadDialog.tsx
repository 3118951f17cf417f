import { useId, useLayoutEffect, useRef } from 'react';

import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import type { LeadContent } from '../leads.contract.ts';
import { wayOf } from '../lead-ways.contract.ts';
import { LeadForm } from './LeadForm.tsx';

/** The success message shows this long before the dialog closes. */
const CLOSE_DELAY_MS = 1000;

interface LeadDialogProps {
  /** Where the visitor goes on; '' to stay and see the plans. */
  signUpUrl: string;
  /** What opened it. */
  source: string;
  /** How often it was opened: each change opens it. */
  opened: number;
  onSaved?: (lead: LeadContent) => void;
  /** It has closed by itself, after a lead that stays on the page. */
  onDone?: () => void;
}

/** The lead form in a dialog. What opens it is in an island, so that its code loads with the first touch. */
export function LeadDialog({ signUpUrl, source, opened, onSaved, onDone }: LeadDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const close = () => dialog.current?.close();

  // Before the form's effects: its first field has the focus then.
  useLayoutEffect(() => {
    if (opened > 0 && !dialog.current?.open) dialog.current?.showModal();
  }, [opened]);

  const saved = (lead: LeadContent) => {
    onSaved?.(lead);
    if (signUpUrl) return;
    closing.current = setTimeout(() => {
      close();
      onDone?.();
    }, CLOSE_DELAY_MS);
  };

  return (
    <Dialog
      id={useId()}
      label={wayOf(source, signUpUrl).title}
      dialogRef={dialog}
      onClose={() => clearTimeout(closing.current)}
      onCancel={(event) => {
        // While it saves.
        if (dialog.current?.querySelector('[aria-label="Close"]:disabled')) event.preventDefault();
      }}
    >
      {opened === 0 ? null : (
        <LeadForm
          signUpUrl={signUpUrl}
          opened={opened}
          source={source}
          onSaved={saved}
          onCancel={close}
        />
      )}
    </Dialog>
  );
}
