import { useState } from 'react';

import { kindOfList } from '../../../record-kinds.contract.ts';
import { staffPages } from '../../../shared/staff-pages.ts';
import { Chooser, hasWords, type Option } from '../../client/Chooser.tsx';
import { callAsStaff } from '../../client/call-as-staff.ts';
import { useStaffClient, useStaffQuery } from '../../client/staff-query.ts';
import type { RecordKind } from '../../work/record-kind.contract.ts';
import {
  hasNoOwnTexts,
  newTextPath,
  textsApi,
  textTexts,
  type StoredText,
} from '../texts.contract.ts';

const GROUP = 'Stored texts';
const BEGIN = 'begin';

interface TextOption extends Option {
  /** Null where there is none: some to begin with are added, or one is written. */
  text: ChosenText | null;
}

export interface ChosenText extends StoredText {
  /** Whether it asks something, so that the record then waits for the answer. */
  asks: boolean;
}

const optionOf = (text: StoredText, { standardTexts = {} }: RecordKind): TextOption => ({
  id: text.id,
  group: GROUP,
  label: text.name,
  hint: text.text,
  // Of the site's own texts, replies have the question alone.
  text: { ...text, asks: text.id in standardTexts || /\?(?:\s|$)/.test(text.text) },
});

export interface TextPickerProps {
  /** The list whose texts are offered. */
  list: string;
  onChoose: (text: ChosenText) => void;
  onClosed: () => void;
}

/** Finds a stored text by what is typed of its name or of itself. */
export function TextPicker({ list, onChoose, onClosed }: TextPickerProps) {
  const [typed, setTyped] = useState('');
  const kind = kindOfList(list);
  const client = useStaffClient();
  const key = [list, 'texts'];
  // Read again with its list, which a changed text has read again.
  const { data, error } = useStaffQuery(
    key,
    textsApi.list,
    { params: { list } },
    { failed: textTexts.failed },
  );
  const found = (data ?? [])
    .filter(({ name, text }) => hasWords(`${name} ${text}`, typed.trim()))
    .map((text) => optionOf(text, kind));
  const isBare = data !== undefined && hasNoOwnTexts(kind, data);
  const none = data?.length === 0 ? `No texts for ${list} yet.` : 'Nothing found.';
  const count = found.length === 0 ? none : `${found.length} found.`;
  const toBegin = { id: BEGIN, group: GROUP, label: `${textTexts.begin} for ${list}`, text: null };
  const toWrite = { id: 'new', group: GROUP, label: `Write a text for ${list}`, text: null };
  const options = [
    ...found,
    ...(isBare && typed.trim() === '' ? [toBegin] : []),
    ...(data && found.length === 0 ? [toWrite] : []),
  ];
  const [problem, setProblem] = useState<string>();
  const addStarters = async () => {
    const result = await callAsStaff(textsApi.begin, { params: { list } });
    setProblem(result.ok ? undefined : result.error.error || textTexts.notStored);
    if (result.ok) client.setQueryData(key, result.value);
  };
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
          {problem ?? error?.message ?? (data ? count : 'Reading the texts...')}{' '}
          <a href={staffPages.texts.path}>Write and change texts</a>
        </>
      }
      enterText="puts it in"
      staysOpen={({ id }) => id === BEGIN}
      onChoose={({ id, text }) => {
        if (text) onChoose(text);
        else if (id === BEGIN) void addStarters();
        else location.assign(newTextPath(kind.name));
      }}
      onClosed={onClosed}
    />
  );
}
