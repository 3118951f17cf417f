import { useState } from 'react';

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

/** The views as they are stored, and what changes them. */
function useViews() {
  const client = useStaffClient();
  const { failed } = viewTexts;
  const { data, error } = useStaffQuery(VIEWS, viewsApi.list, {}, { failed });
  const [outcome, setOutcome] = useState<Outcome>();
  const [problem, setProblem] = useState<string>();
  const finish = (
    result: Awaited<ReturnType<typeof callAsStaff<typeof viewsApi.save>>>,
    done: Outcome,
  ): boolean => {
    if (result.ok) client.setQueryData(VIEWS, result.value);
    setOutcome(result.ok ? done : undefined);
    setProblem(result.ok ? undefined : result.error.error || viewTexts.notSaved);
    return result.ok;
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
  const edit = () => setProblem(undefined);
  return { views: data, unread: error?.message, outcome, problem, save, remove, edit };
}

function Views({ state: { status, conditions, sort }, kind, onShow }: ViewsMenuProps) {
  const { views = [], unread, outcome, problem, save, remove, edit } = useViews();
  const { list, page } = kind;
  const here = viewHref(page.path, { status, conditions, sort });
  const own = views.filter((view) => view.list === list);
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
            <StaffButton kind="row" onClick={() => void remove(view)}>
              Remove
              <VisuallyHidden>{` ${view.name}`}</VisuallyHidden>
            </StaffButton>
          </li>
        ))}
      </ul>
      <p className={styles.said} role="status">
        {unread ?? outcome?.text ?? (own.length === 0 ? 'No views yet.' : '')}
        {outcome?.removed ? <Undo view={outcome.removed} onUndo={save} /> : null}
      </p>
      <SaveForm
        problem={problem}
        onType={edit}
        onSave={(name) => save({ list, name, status, conditions, sort })}
      />
    </div>
  );
}

interface UndoProps {
  view: View;
  onUndo: (view: Omit<View, 'id'>) => Promise<boolean>;
}

const Undo = ({ view: { id: _gone, ...view }, onUndo }: UndoProps) => (
  <StaffButton kind="row" onClick={() => void onUndo(view)}>
    Undo
  </StaffButton>
);

interface SaveFormProps {
  /** Of the name. */
  problem: string | undefined;
  onType: () => void;
  /** @returns whether it is saved */
  onSave: (name: string) => Promise<boolean>;
}

/** Gives the list as it is now a name. */
function SaveForm({ problem, onType, onSave }: SaveFormProps) {
  const submit = async (form: HTMLFormElement) => {
    const typed = () => new FormData(form).get('name');
    const name = typed();
    const isSaved = await onSave(typeof name === 'string' ? name : '');
    // What was typed since stays.
    if (isSaved && typed() === name) form.reset();
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
        onChange={onType}
        autoComplete="off"
      />
      <StaffButton type="submit">Save this list as a view</StaffButton>
    </form>
  );
}
