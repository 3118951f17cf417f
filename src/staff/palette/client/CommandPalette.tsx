import { useState } from 'react';

import { Chooser } from '../../client/Chooser.tsx';
import { useStaffQuery } from '../../client/staff-query.ts';
import { VIEWS, viewsApi, viewTexts } from '../../views/views.contract.ts';
import { COMMAND_GROUPS, commandsNow, matching, viewCommands, type Command } from './commands.ts';
import { PEOPLE, usePeople } from './use-people.ts';

const foundText = ({ length }: readonly Command[]) =>
  length === 0 ? 'Nothing found.' : `${length} found`;

export interface PaletteProps {
  onClosed: () => void;
  /** Shows the keys of the page. */
  onKeys: () => void;
}

/** Finds people, pages and actions of the page by what is typed. */
export function CommandPalette({ onClosed, onKeys }: PaletteProps) {
  // As it was before the dialog took the focus: some actions are about the row that had it.
  const [commands] = useState(() => commandsNow(onKeys));
  const [typed, setTyped] = useState('');
  const { people, isSearching } = usePeople(typed);
  const { failed } = viewTexts;
  const { data: views = [] } = useStaffQuery(VIEWS, viewsApi.list, {}, { failed });
  const options = [...people, ...matching([...commands, ...viewCommands(views)], typed)];
  return (
    <Chooser
      id="staff-palette"
      label="Commands"
      placeholder="Find a person, a page or an action"
      groups={COMMAND_GROUPS}
      options={options}
      typed={typed}
      awaited={isSearching ? PEOPLE : undefined}
      onType={setTyped}
      status={isSearching ? 'Searching people...' : foundText(options)}
      enterText="opens"
      onChoose={({ run }) => run()}
      onClosed={onClosed}
    />
  );
}
