import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { NAMELESS_COOKIE, sessionApi } from '../../staff.contract.ts';
import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import { callAsStaff } from '../../client/call-as-staff.ts';
import { askFor } from '../../client/held-keys.ts';
import { showDialog } from '../../client/show-dialog.ts';
import { DialogQuestion } from '../../../ui/staff/DialogParts.tsx';
import { forgetWanted } from './ask-for-name.ts';
import { ChooseName } from './ChooseName.tsx';

/** Gives the session another name; the button below the sections opens it. */
export function WhoDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [names, setNames] = useState<readonly string[]>();
  useEffect(() => {
    const open = async () => {
      const asked = askFor('#staff-who');
      const session = await callAsStaff(sessionApi.read, {});
      if (!session.ok) asked.fail();
      if (!session.ok || !asked.isWanted()) return;
      flushSync(() => setNames(session.value.names));
      // Beside the names, so that Enter chooses none of them; without any, their field.
      showDialog(dialog.current, session.value.names.length > 0 ? '[data-names]' : undefined);
    };
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return;
      if (target.closest('[data-who]')) void open();
      if (target.closest('[data-name-later]')) {
        document.cookie = `${NAMELESS_COOKIE}=1; Path=/; SameSite=Strict; Secure`;
        document.querySelector('[data-nameless]')?.remove();
      }
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
  return (
    <Dialog
      id="staff-who"
      label="Who are you?"
      dialogRef={dialog}
      onClose={() => {
        forgetWanted();
        setNames(undefined);
      }}
    >
      <DialogQuestion title="Who are you?" text="Your work and what you do carry this name." />
      {/* What is assigned to "me" is on the page already. */}
      {names ? <ChooseName names={names} onChosen={() => location.reload()} /> : null}
    </Dialog>
  );
}
