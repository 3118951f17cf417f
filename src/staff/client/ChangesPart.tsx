import { useEffect } from 'react';

import { useKeys } from './keys.ts';
import { followLeftChanges, type PageOwner } from './left-changes.ts';
import { OfflineNote } from './OfflineNote.tsx';
import { OutcomeToast } from './OutcomeToast.tsx';
import { undoLast } from './undo.ts';

/** What every staff page says of changes and does with them, also with those of the page before. */
export function ChangesPart({ session, name }: PageOwner) {
  useEffect(() => followLeftChanges({ session, name }), [session, name]);
  useKeys([
    {
      key: 'u',
      label: 'Undo the last change',
      words: 'take back revert restore',
      group: 'Change',
      run: undoLast,
    },
  ]);
  return (
    <>
      <OutcomeToast />
      <OfflineNote />
    </>
  );
}
