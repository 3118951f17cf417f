import { useId, useState } from 'react';

import { authorFirst } from '../../../shared/text/author.ts';
import type { WorkValue, WorkValues } from '../values.contract.ts';
import { choicesOf, setText } from '../words.contract.ts';
import type { Changed, Given, WorkRow } from '../work.contract.ts';
import { draftOf, dropDraft, useDraft } from '../../client/drafts.ts';
import { StoringSelect } from '../../client/StoringSelect.tsx';
import { fields } from '../../../ui/staff/Fields.css.ts';
import { problem } from '../../../ui/staff/Screen.css.ts';
import { SecondLine } from '../../../ui/staff/Table.tsx';
import * as styles from './WorkPane.css.ts';

interface FieldProps {
  name: string;
  value: WorkValue;
  /** As it is stored; null for none. */
  stored: string | null;
  /** Names that are offered, of a field with a name. */
  names: readonly string[];
  /** Of what is typed, until it is stored. */
  draftKey: string;
  isGone: boolean;
  /**
   * @param was what stood there when the reader began, which is what they mean to replace
   * @returns whether there was a record to set it on
   */
  onSet: (set: string | null, was: string | null) => Promise<boolean>;
}

/** What is chosen is stored at once. */
function Choice({ name, value, stored, names, isGone, onSet }: FieldProps) {
  const offered = choicesOf(value, [...new Set([...names, ...(stored ? [stored] : [])])]);
  return (
    <StoringSelect
      name={name}
      data-kind={value.kind}
      value={stored ?? ''}
      disabled={isGone}
      onStore={(set, was) => void onSet(set || null, was || null)}
    >
      {offered.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </StoringSelect>
  );
}

/** What is typed, until it is stored, and what is wrong with it. */
function useTyped({ value, stored, draftKey, isGone, onSet }: FieldProps) {
  const [draft, setDraft] = useDraft(draftKey);
  /** What stood there when the draft was begun, which may have been on a page before; '' for nothing. */
  const wasKey = `${draftKey} was`;
  const [was, setWas] = useDraft(wasKey);
  const [wrong, setWrong] = useState('');
  return {
    draft,
    wrong,
    type: (text: string) => {
      setWrong('');
      if (draft === null) setWas(stored ?? '');
      setDraft(text);
    },
    drop: () => {
      setWrong('');
      setDraft(null);
      setWas(null);
    },
    store: async () => {
      // Escape, which leaves the field too, has dropped it since this was rendered.
      const typed = draftOf(draftKey);
      if (typed === null || isGone) return;
      const read = value.read(typed);
      setWrong(read.ok ? '' : read.error);
      // It stays there, to be corrected.
      if (!read.ok) return;
      const set = typed.trim() || null;
      if (set !== stored && !(await onSet(set, was === null ? stored : was || null))) return;
      dropDraft(draftKey, typed);
      if (was !== null) dropDraft(wasKey, was);
    },
  };
}

/** What is typed is a draft, and stored when the field is left or with Enter; Escape drops it. */
function Typed(props: FieldProps) {
  const { name, value, stored, isGone } = props;
  const { kind, maxLength } = value;
  const { draft, wrong, type, drop, store } = useTyped(props);
  /** Else the draft is from before, and the field looks as if it was stored. */
  const [isBegun, setBegun] = useState(false);
  const wrongId = useId();
  return (
    <>
      <input
        name={name}
        type={kind === 'day' ? 'date' : 'text'}
        value={draft ?? stored ?? ''}
        maxLength={maxLength}
        // Not disabled: the focus and what is typed next stay here, and the words can be copied.
        readOnly={isGone}
        autoComplete="off"
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? wrongId : undefined}
        onFocus={() => setBegun(true)}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={() => void store()}
        onKeyDown={({ key, currentTarget, nativeEvent }) => {
          if (nativeEvent.isComposing) return;
          if (key === 'Enter') void store();
          else if (key === 'Escape') {
            drop();
            currentTarget.blur();
          }
        }}
      />
      <DraftNotes
        id={wrongId}
        wrong={wrong}
        isGone={isGone}
        isWaiting={draft !== null && (!isBegun || isGone)}
      />
    </>
  );
}

interface DraftNotesProps {
  /** Of what is wrong. */
  id: string;
  wrong: string;
  isGone: boolean;
  /** Whether what stands there is not stored, though it looks so. */
  isWaiting: boolean;
}

const DraftNotes = ({ id, wrong, isGone, isWaiting }: DraftNotesProps) => (
  <>
    <span id={id} className={problem} role="alert">
      {wrong}
    </span>
    {isWaiting && wrong === '' ? (
      <SecondLine>
        {isGone ? 'Not stored.' : 'Not stored yet. Enter stores it, Escape drops it.'}
      </SecondLine>
    ) : null}
  </>
);

interface RecordFieldsProps {
  values: WorkValues;
  row: WorkRow;
  /** Its list and id. */
  draftKey: string;
  names: readonly string[];
  /** The reader's own name. */
  me: string;
  isGone: boolean;
  /** @returns what came of it; undefined where it failed */
  onSet: (set: Given, was: Given) => Promise<Changed | undefined>;
}

/** What staff set on a record. Fields store themselves; what a colleague sets shows where it is. */
export function RecordFields(props: RecordFieldsProps) {
  const { values, row, draftKey, names, me, isGone, onSet } = props;
  const id = useId();
  const shown: Readonly<Record<string, unknown>> = { ...row };
  const storedIn = (name: string) => (shown[name] ?? null) as string | null;
  const current = Object.fromEntries(Object.keys(values).map((name) => [name, storedIn(name)]));
  /** As the reader knows them. */
  const [known, setKnown] = useState<Given>(current);
  const [version, setVersion] = useState(row.version);
  // A value of the same version is the reader's own, or the new name of its owner, which nobody set here.
  const isNoNews = row.changed_by === me || row.version === version;
  const isOther = Object.keys(current).some((name) => current[name] !== known[name]);
  if (isNoNews && (isOther || row.version !== version)) {
    setKnown(current);
    setVersion(row.version);
  }
  return (
    <div className={`${fields} ${styles.form}`}>
      {Object.entries(values).map(([name, value]) => {
        const stored = storedIn(name);
        if (value.isReadOnly || (value.isIdentity && stored !== null)) return null;
        const isTheirs = !isGone && !isNoNews && stored !== known[name];
        const inWords = (of: string | null | undefined) =>
          setText(values, { [name]: of ?? null }, 'toast');
        const field = {
          name,
          value,
          stored,
          names,
          draftKey: `${draftKey} ${name}`,
          isGone,
          onSet: async (set: string | null, was: string | null) => {
            setKnown((before) => ({ ...before, [name]: set }));
            const changed = await onSet({ [name]: set }, { [name]: was });
            // The question about it has told both.
            const theirs = changed?.conflicts[0]?.theirs;
            if (theirs) setKnown((before) => ({ ...before, ...theirs }));
            return !changed?.gone.length;
          },
        };
        return (
          <label key={name} data-theirs={isTheirs || undefined}>
            {value.paneLabel ?? value.label}
            {value.options || value.kind === 'name' ? <Choice {...field} /> : <Typed {...field} />}
            <span role="status" id={`${id}${name}`}>
              {isTheirs ? (
                <SecondLine>
                  {`${authorFirst(row.changed_by)} changed this to ${inWords(stored)}; before: ${inWords(known[name])}`}
                </SecondLine>
              ) : null}
            </span>
          </label>
        );
      })}
    </div>
  );
}
