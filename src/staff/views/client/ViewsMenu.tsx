import { useState } from 'react';

import { callAsStaff } from '../../client/call-as-staff.ts';
import { useStaffClient, useStaffQuery } from '../../client/staff-query.ts';
import { ListMenu } from '../../list/client/ListMenu.tsx';
import type { List } from '../../list/client/use-list.ts';
import type { RecordKind } from '../../work/record-kind.contract.ts';
import * as menu from '../../../ui/staff/FilterMenu.css.ts';
import { StaffButton } from '../../../ui/staff/StaffButton.tsx';
import { TextField } from '../../../ui/Field/Field.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { viewForm, viewsApi, viewTexts, type View, type ViewState } from '../views.contract.ts';
import * as styles from './ViewsMenu.css.ts';

interface ViewsMenuProps {
  list: Pick<List<unknown>, 'state' | 'hrefOf'>;
  kind: Pick<RecordKind, 'list'>;
  /** It is about to show what was asked for. */
  onShow: () => void;
}

/** Filters of the list that have a name, which all staff share. */
export function ViewsMenu(props: ViewsMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <ListMenu label="Views" isOpen={isOpen} onToggle={setIsOpen}>
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
function useViews(list: string) {
  const key = ['views', list];
  const client = useStaffClient();
  const { failed } = viewTexts;
  const { data, error } = useStaffQuery(key, viewsApi.list, { params: { list } }, { failed });
  const [outcome, setOutcome] = useState<Outcome>();
  const [problem, setProblem] = useState<string>();
  const finish = (
    result: Awaited<ReturnType<typeof callAsStaff<typeof viewsApi.save>>>,
    done: Outcome,
  ): boolean => {
    if (result.ok) client.setQueryData(key, result.value);
    setOutcome(result.ok ? done : undefined);
    setProblem(result.ok ? undefined : result.error.error || viewTexts.notSaved);
    return result.ok;
  };
  const save = async ({ name, status, conditions, sort }: ViewState & { name: string }) => {
    const body = { name, status, conditions, sort };
    return finish(await callAsStaff(viewsApi.save, { params: { list }, body }), {
      text: `“${name}” is saved for everyone.`,
    });
  };
  const remove = async (view: View) =>
    finish(await callAsStaff(viewsApi.remove, { params: { list, id: view.id } }), {
      text: `“${view.name}” is removed for everyone.`,
      removed: view,
    });
  const edit = () => setProblem(undefined);
  return { views: data, unread: error?.message, outcome, problem, save, remove, edit };
}

function Views({ list: { state, hrefOf }, kind, onShow }: ViewsMenuProps) {
  const { views, unread, outcome, problem, save, remove, edit } = useViews(kind.list);
  const hrefOfView = ({ status, conditions, sort }: ViewState) =>
    hrefOf({ status, conditions, sort, search: '', offset: 0, open: null });
  const here = hrefOfView(state);
  return (
    <div className={menu.form}>
      <ul className={styles.views} aria-label="Views">
        {views?.map((view) => (
          <li key={view.id} className={styles.view}>
            <a
              className={styles.link}
              href={hrefOfView(view)}
              aria-current={hrefOfView(view) === here ? 'true' : undefined}
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
        {unread ?? outcome?.text ?? (views?.length === 0 ? 'No views yet.' : '')}
        {outcome?.removed ? <Undo view={outcome.removed} onUndo={save} /> : null}
      </p>
      <SaveForm problem={problem} onType={edit} onSave={(name) => save({ ...state, name })} />
    </div>
  );
}

const Undo = ({ view, onUndo }: { view: View; onUndo: (view: View) => Promise<boolean> }) => (
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
    const name = new FormData(form).get('name');
    if (await onSave(typeof name === 'string' ? name : '')) form.reset();
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
