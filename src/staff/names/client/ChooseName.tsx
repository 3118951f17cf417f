import { useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

import { namesApi, nameForm, nameTexts } from '../names.contract.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { TextField } from '../../../ui/Field/Field.tsx';
import { call } from '../../../../client/api/call.ts';
import { StaffButton } from '../../../ui/staff/StaffButton.tsx';
import { isShortcut } from '../../client/key-rules.ts';
import * as styles from './Names.css.ts';

interface ChooseNameProps {
  names: readonly string[];
  onChosen: () => void;
}

/** Asks whose session it is: one of the names of staff, or someone new, who writes theirs once. */
export function ChooseName({ names, onChosen }: ChooseNameProps) {
  const [isNew, setIsNew] = useState(names.length === 0);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const choose = async (typed: string) => {
    const read = nameForm.fields.name.read(typed);
    if (!read.ok) {
      setProblem(read.error);
      return;
    }
    setIsBusy(true);
    const chosen = await call(namesApi.choose, { body: { name: read.value } });
    setIsBusy(false);
    if (!chosen.ok) {
      setProblem(chosen.error.error || nameTexts.changeFailed);
      return;
    }
    onChosen();
  };
  // Whoever types does not choose: they write their name. The field is there for the same letter.
  const onKeyDown = ({ nativeEvent }: KeyboardEvent) => {
    const isLetter = !nativeEvent.ctrlKey && !nativeEvent.metaKey && isShortcut(nativeEvent);
    if (isLetter) flushSync(() => setIsNew(true));
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- one begins here */}
      <div
        className={styles.names}
        role="group"
        aria-label="Names"
        tabIndex={-1}
        data-names=""
        onKeyDown={onKeyDown}
      >
        {names.map((name) => (
          <StaffButton key={name} disabled={isBusy} onClick={() => void choose(name)}>
            {name}
          </StaffButton>
        ))}
        {isNew ? null : (
          <Button size="small" variant="quiet" onClick={() => setIsNew(true)}>
            Someone new
          </Button>
        )}
      </div>
      {isNew ? (
        <NewName
          problem={problem}
          isBusy={isBusy}
          onTyped={() => setProblem(undefined)}
          onSubmit={(typed) => void choose(typed)}
        />
      ) : (
        <p role="alert">{problem}</p>
      )}
    </>
  );
}

interface NewNameProps {
  problem: string | undefined;
  isBusy: boolean;
  onTyped: () => void;
  onSubmit: (typed: string) => void;
}

const NewName = ({ problem, isBusy, onTyped, onSubmit }: NewNameProps) => (
  <form
    className={styles.form}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      const typed = new FormData(event.currentTarget).get('name');
      onSubmit(typeof typed === 'string' ? typed : '');
    }}
  >
    <TextField
      id="new-name"
      name="name"
      label="Your name"
      helper="Colleagues see it next to what you do. You write it once."
      autoComplete="name"
      error={problem}
      onChange={onTyped}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was asked for
      autoFocus
    />
    <Button type="submit" busy={isBusy}>
      Continue
    </Button>
  </form>
);
