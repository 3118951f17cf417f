import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';

import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import * as dialogStyles from '../../../ui/Dialog/Dialog.css.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { DialogSample } from '../../../ui/ProductWindow/DialogSample.tsx';
import { paths } from '../../../shared/paths.ts';
import { LEAD_SOURCES, type LeadContent } from '../leads.contract.ts';
import { LeadForm } from './LeadForm.tsx';
import { columns, intro, picture } from './LeadForm.css.ts';

/** The success message shows this long before the dialog closes (LEAD-08). */
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
  const goesOn = signUpUrl !== '';
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const close = () => dialog.current?.close();

  // Before the form's effects: its first field has the focus then.
  useLayoutEffect(() => {
    if (opened > 0 && !dialog.current?.open) dialog.current?.showModal();
  }, [opened]);

  const saved = (lead: LeadContent) => {
    onSaved?.(lead);
    if (goesOn) return;
    closing.current = setTimeout(() => {
      close();
      onDone?.();
    }, CLOSE_DELAY_MS);
  };

  return (
    <Dialog
      id={`${id}-dialog`}
      label="Get started"
      dialogRef={dialog}
      isWide
      onClose={() => clearTimeout(closing.current)}
    >
      {opened === 0 ? null : (
        <>
          <div className={columns}>
            <LeadForm
              signUpUrl={signUpUrl}
              opened={opened}
              source={source}
              action={paths.getStarted}
              heading={
                <div>
                  <h2 className={dialogStyles.title}>Get started</h2>
                  <p className={intro}>
                    {goesOn
                      ? 'Your name and work email, then the sign-up form. Nothing is charged here.'
                      : source === LEAD_SOURCES.plansRequest
                        ? 'Your name and work email, and we get your request for the plans. Nothing is charged here.'
                        : 'Your name and work email open the plans on this page. Nothing is charged here.'}
                  </p>
                </div>
              }
              onSaved={saved}
              onCancel={close}
            />
            <div className={picture} aria-hidden="true">
              <DialogSample />
            </div>
          </div>
          {/* Last, so that the first field has the focus. */}
          <button type="button" className={dialogStyles.close} aria-label="Close" onClick={close}>
            <Icon icon={X} size={18} />
          </button>
        </>
      )}
    </Dialog>
  );
}
