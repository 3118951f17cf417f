import { X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { LEAD_SOURCES, type LeadContent } from '../leads.contract.ts';
import { paths } from '../../../shared/paths.ts';
import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import * as dialogStyles from '../../../ui/Dialog/Dialog.css.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { LeadForm } from './LeadForm.tsx';
import { columns, intro, picture } from './LeadForm.css.ts';
import { showLead } from '../../pricing/client/known-lead.ts';

/** The success message shows this long before the dialog closes (LEAD-08). */
const CLOSE_DELAY_MS = 1000;

type LeadDialogProps = {
  /** Where the visitor goes on; '' to stay and see the plans. */
  signUpUrl: string;
};

/** The picture next to the form, where the window is wide enough for two columns. */
function showSample(frame: HTMLElement | null): void {
  const sample = document.querySelector<HTMLTemplateElement>('[data-lead-sample]');
  if (sample) frame?.replaceChildren(sample.content.cloneNode(true));
}

/**
 * Why is this an island? The dialog opens on demand, checks what is typed, and saves without leaving
 * the page. The page's openers click its hidden trigger, which also hydrates it, so that it loads only
 * when it is opened. The trigger is a link: where this code cannot load, it leads to the form's page.
 */
export function LeadDialog({ signUpUrl }: LeadDialogProps) {
  const goesOn = signUpUrl !== '';
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [opened, setOpened] = useState(0);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);

  const [source, setSource] = useState<string>(LEAD_SOURCES.modal);
  const asksForPlans = source === LEAD_SOURCES.plansRequest;

  const open = () => {
    if (dialog.current?.open) return;
    const isBlocked = document.querySelector('[data-lead-table][data-script-status="failed"]');
    const opener = document.body.dataset['leadSource'] || LEAD_SOURCES.modal;
    // The first opening renders the form, and its first field gets the focus.
    flushSync(() => {
      setSource(isBlocked ? LEAD_SOURCES.plansRequest : opener);
      setOpened((times) => times + 1);
    });
    dialog.current?.showModal();
  };

  const close = () => dialog.current?.close();

  const saved = (lead: LeadContent) => {
    if (goesOn) return;
    showLead(lead, asksForPlans);
    closing.current = setTimeout(() => {
      close();
      // What opened the dialog is gone, and the banner shows instead.
      document.querySelector<HTMLElement>('[data-lead-banner]')?.focus({ preventScroll: true });
    }, CLOSE_DELAY_MS);
  };

  return (
    <>
      <a
        href={paths.getStarted}
        hidden
        data-lead-trigger=""
        onClick={(event) => {
          event.preventDefault();
          open();
        }}
      >
        Open
      </a>
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
                        : asksForPlans
                          ? 'Your name and work email, and we get your request for the plans. Nothing is charged here.'
                          : 'Your name and work email open the plans on this page. Nothing is charged here.'}
                    </p>
                  </div>
                }
                onSaved={saved}
                onCancel={close}
              />
              <div ref={showSample} className={picture} aria-hidden="true" />
            </div>
            {/* Last, so that the first field has the focus. */}
            <button type="button" className={dialogStyles.close} aria-label="Close" onClick={close}>
              <Icon icon={X} size={18} />
            </button>
          </>
        )}
      </Dialog>
    </>
  );
}
