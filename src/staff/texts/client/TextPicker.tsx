import { useState } from 'react';

import { recordKinds } from '../../../record-kinds.contract.ts';
import { staffPages } from '../../../shared/staff-pages.ts';
import { Chooser, hasWords, type Option } from '../../client/Chooser.tsx';
import { useStaffQuery } from '../../client/staff-query.ts';
import { newTextPath, textsApi, textTexts, type StoredText } from '../texts.contract.ts';

const GROUP = 'Stored texts';

interface TextOption extends Option {
  /** Null where one is to be written first. */
  text: StoredText | null;
}

const optionOf = (text: StoredText): TextOption => ({
  id: text.id,
  group: GROUP,
  label: text.name,
  hint: text.text,
  text,
});

export interface TextPickerProps {
  /** The list whose texts are offered. */
  list: string;
  onChoose: (text: StoredText) => void;
  onClosed: () => void;
}

/** Finds a stored text by what is typed of its name or of itself. */
export function TextPicker({ list, onChoose, onClosed }: TextPickerProps) {
  const [typed, setTyped] = useState('');
  const kind = recordKinds.find((each) => each.list === list);
  // Read again with its list, which a changed text has read again.
  const { data, error } = useStaffQuery(
    [list, 'texts'],
    textsApi.list,
    { params: { list } },
    { failed: textTexts.failed },
  );
  const found = (data ?? [])
    .filter(({ name, text }) => hasWords(`${name} ${text}`, typed.trim()))
    .map(optionOf);
  const none = data?.length === 0 ? `No texts for ${list} yet.` : 'Nothing found.';
  const count = found.length === 0 ? none : `${found.length} found.`;
  const toWrite = { id: 'new', group: GROUP, label: `Write a text for ${list}`, text: null };
  const options = data && found.length === 0 ? [toWrite] : found;
  return (
    <Chooser
      id="staff-texts"
      label="Stored texts"
      placeholder="Find a stored text"
      groups={[GROUP]}
      options={options}
      typed={typed}
      onType={setTyped}
      status={
        <>
          {error?.message ?? (data ? count : 'Reading the texts...')}{' '}
          <a href={staffPages.texts.path}>Write and change texts</a>
        </>
      }
      enterText="puts it in"
      onChoose={({ text }) => {
        if (text) onChoose(text);
        else location.assign(newTextPath(kind?.name ?? ''));
      }}
      onClosed={onClosed}
    />
  );
}
