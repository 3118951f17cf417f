import { useEffect, useRef, useState, type RefObject } from 'react';

import type { ApiFailure } from '../../../../client/api/call.ts';
import type { Result } from '../../../shared/result.ts';
import { callAsStaff } from '../../client/call-as-staff.ts';
import { useStaffClient, useStaffQuery } from '../../client/staff-query.ts';
import { ListMenu } from '../../list/client/ListMenu.tsx';
import type { ListState } from '../../list/list.contract.ts';
import type { RecordKind } from '../../work/record-kind.contract.ts';
import * as menu from '../../../ui/staff/FilterMenu.css.ts';
import { StaffButton } from '../../../ui/staff/StaffButton.tsx';
import { TextField } from '../../../ui/Field/Field.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { viewForm, viewHref, VIEWS, viewsApi, viewTexts, type View } from '../views.contract.ts';
import * as styles from './ViewsMenu.css.ts';

interface ViewsMenuProps {
  state: ListState;
  kind: Pick<RecordKind, 'list' | 'page'>;
  /** It is about to show what was asked for. */
  onShow: () => void;
}

/** Filters of the list that have a name, which all staff share. */
export function ViewsMenu(props: ViewsMenuProps) {
  const client = useStaffClient();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <ListMenu
      label="Views"
      isOpen={isOpen}
      onToggle={(opens) => {
        // Colleagues save views, too.
        if (opens) void client.invalidateQueries({ queryKey: VIEWS });
        setIsOpen(opens);
      }}
    >
      {isOpen ? <Views {...props} /> : null}
    </ListMenu>
  );
}

/** What was done here, and the view that is gone by it. */
interface Outcome {
  text: string;
  removed?: View;
}

/** The views as they are stored, and what changes them; each change returns what is wrong. */
function useViews() {
  const client = useStaffClient();
  const { failed } = viewTexts;
  const { data: views = [], error } = useStaffQuery(VIEWS, viewsApi.list, {}, { failed });
  const [outcome, setOutcome] = useState<Outcome>({ text: '' });
  const finish = (result: Result<View[], ApiFailure>, done: Outcome): string | undefined => {
    if (result.ok) client.setQueryData(VIEWS, result.value);
    setOutcome(result.ok ? done : { text: '' });
    return result.ok ? undefined : result.error.error || viewTexts.changeFailed;
  };
  const save = async (body: Omit<View, 'id'>) =>
    finish(await callAsStaff(viewsApi.save, { body }), {
      text: `“${body.name}” is saved for everyone.`,
    });
  const remove = async (view: View) =>
    finish(await callAsStaff(viewsApi.remove, { params: { id: view.id } }), {
      text: `“${view.name}” is removed for everyone.`,
      removed: view,
    });
  const say = (text: string | undefined) => {
    if (text) setOutcome({ text });
  };
  return { views, outcome: error ? { text: error.message } : outcome, save, remove, say };
}

/** The focus goes on here from a button that is gone by what it did. */
function useFocus(done: string): RefObject<HTMLParagraphElement | null> {
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (done !== '' && document.activeElement === document.body)
      (said.current?.querySelector('button') ?? said.current)?.focus();
  }, [done]);
  return said;
}

function Views({ state: { status, conditions, sort }, kind, onShow }: ViewsMenuProps) {
  const { views, outcome, save, remove, say } = useViews();
  const { list, page } = kind;
  const here = viewHref(page.path, { status, conditions, sort });
  const own = views.filter((view) => view.list === list);
  const said = useFocus(outcome.text);
  return (
    <div className={menu.form}>
      <ul className={styles.views} aria-label="Views">
        {own.map((view) => (
          <li key={view.id} className={styles.view}>
            <a
              className={styles.link}
              href={viewHref(page.path, view)}
              aria-current={viewHref(page.path, view) === here ? 'true' : undefined}
              onClick={onShow}
            >
              {view.name}
            </a>
            <StaffButton kind="row" onClick={() => void remove(view).then(say)}>
              Remove
              <VisuallyHidden>{` ${view.name}`}</VisuallyHidden>
            </StaffButton>
          </li>
        ))}
      </ul>
      <p ref={said} className={styles.said} role="status" tabIndex={-1}>
        {outcome.text || (own.length === 0 ? 'No views yet.' : '')}
        {outcome.removed ? (
          <Undo view={outcome.removed} onUndo={(view) => void save(view).then(say)} />
        ) : null}
      </p>
      <SaveForm onSave={(name) => save({ list, name, status, conditions, sort })} />
    </div>
  );
}

interface UndoProps {
  view: View;
  onUndo: (view: Omit<View, 'id'>) => void;
}

const Undo = ({ view: { id: _gone, ...view }, onUndo }: UndoProps) => (
  <StaffButton kind="row" onClick={() => onUndo(view)}>
    Undo
  </StaffButton>
);

interface SaveFormProps {
  /** @returns what is wrong with the name, or went wrong */
  onSave: (name: string) => Promise<string | undefined>;
}

/** Gives the list as it is now a name. */
function SaveForm({ onSave }: SaveFormProps) {
  const [problem, setProblem] = useState<string>();
  const submit = async (form: HTMLFormElement) => {
    const typed = () => new FormData(form).get('name');
    const name = typed();
    const wrong = await onSave(typeof name === 'string' ? name : '');
    setProblem(wrong);
    // What was typed since stays.
    if (wrong === undefined && typed() === name) form.reset();
  };
  return (
    <form
      className={styles.save}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      <TextField
        id="view-name"
        name="name"
        label={viewForm.fields.name.label}
        helper="Keeps the status, the filter and the order of this list, not what is searched for."
        error={problem}
        onChange={() => setProblem(undefined)}
        autoComplete="off"
      />
      <StaffButton type="submit">Save this list as a view</StaffButton>
    </form>
  );
}
