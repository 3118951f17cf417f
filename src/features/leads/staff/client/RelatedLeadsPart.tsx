import { authorText } from '../../../../shared/text/author.ts';
import {
  DONE_BEFORE,
  doneHash,
  mergedIn,
  mergePath,
  undoMergePath,
  type RelatedLeads,
} from '../../../../people/people.contract.ts';
import { shownTime, type DisplayTime } from '../../../../shared/display-time.ts';
import { staffPages } from '../../../../shared/staff-pages.ts';
import { DialogGroup } from '../../../../ui/staff/DialogParts.tsx';
import { EmailText } from '../../../../ui/staff/EmailText.tsx';
import { StaffButton } from '../../../../ui/staff/StaffButton.tsx';
import { listHref } from '../../../../staff/list/list.contract.ts';
import { askFor } from '../../../../staff/client/held-keys.ts';
import { changeMade, say } from '../../../../staff/client/undo.ts';
import type { KeyAction } from '../../../../staff/client/keys.ts';
import * as styles from '../../../../staff/work/client/WorkPane.css.ts';
import { mergeUndo } from './merge.change.ts';

/** Asks whether to merge the open lead with its first possible duplicate, once its details have arrived. */
export const MERGE_KEY: KeyAction = {
  key: 'd',
  label: 'Merge with the first possible duplicate',
  run: () =>
    askFor('[data-merge]', {
      way: '[data-merge]',
      missing: { where: '[data-no-duplicate]', text: 'This lead has no possible duplicate.' },
    }),
};

/** Says what was done on the page before; a merge as a change that can be undone. */
export function sayDoneBefore(): void {
  const { hash, pathname, search } = location;
  const id = mergedIn(hash);
  const done = Object.entries(DONE_BEFORE).find(([name]) => hash === doneHash(name));
  if (id === null && !done) return;
  // Said once: not again after a reload.
  history.replaceState(history.state, '', pathname + search);
  if (done) say({ text: done[1] });
  if (id === null) return;
  changeMade(`merge ${id}`, 'The two leads are one.', mergeUndo(id));
}

interface RelatedLeadsProps extends RelatedLeads {
  /** The lead that they are related to. */
  id: string;
  time: DisplayTime;
}

/** Other leads that may be the same person, and those that were merged into this one. */
export const RelatedLeadsPart = ({ id, duplicates, merged, time }: RelatedLeadsProps) => (
  <>
    {duplicates.length > 0 ? (
      <>
        <DialogGroup>
          {duplicates.length === 1 ? 'Possible duplicate' : 'Possible duplicates'}
        </DialogGroup>
        <ul className={styles.related}>
          {duplicates.map((each) => (
            <li key={each.id} className={styles.line}>
              <a href={listHref(staffPages.leads.path, { open: each.id })} dir="auto">
                {each.name}
              </a>
              <EmailText>{each.contact}</EmailText>
              <span className={styles.quiet}>{each.why}</span>
              <a
                href={mergePath(id, each.id)}
                data-merge=""
                aria-label={`Merge with ${each.name}, ${each.contact}`}
              >
                Merge...
              </a>
            </li>
          ))}
        </ul>
      </>
    ) : (
      <span hidden data-no-duplicate="" />
    )}
    {merged.map((each) => (
      <form key={each.id} className={styles.line} method="post" action={undoMergePath(each.id)}>
        <span>
          {'Merged with '}
          <span dir="auto">{each.name}</span>
          {' ('}
          <EmailText>{each.contact}</EmailText>
          {`) by ${authorText(each.by)}, ${shownTime(each.at, time)}`}
        </span>
        <StaffButton kind="row" type="submit">
          Undo the merge
        </StaffButton>
      </form>
    ))}
  </>
);
