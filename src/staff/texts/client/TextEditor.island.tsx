import { useState } from 'react';

import { TextField } from '../../../ui/Field/Field.tsx';
import { MailEditor } from '../../client/MailEditor.tsx';

// A type, not an interface: an island's props are JSON, and only a type alias counts as such.
type TextEditorProps = {
  /** Null where it is a standard text, whose name stays. */
  name: string | null;
  subject: string;
  text: string;
  /** Its placeholders, with the values of a sample person. */
  filling: { [placeholder: string]: string };
  errors: { name?: string; subject?: string; text?: string };
  /** Whether it could not be stored. */
  isRefused: boolean;
};

/**
 * The fields of a stored text, and how a person would read it.
 *
 * Why is this an island? What the person reads follows what is typed.
 */
export function TextEditor({ name, filling, errors, isRefused, ...stored }: TextEditorProps) {
  const firstWrong = (['name', 'subject', 'text'] as const).find((field) => errors[field]);
  const first = firstWrong ?? (isRefused ? null : name === '' ? 'name' : 'text');
  const [mail, setMail] = useState(stored);
  return (
    <>
      {name === null ? null : (
        <TextField
          id="text-name"
          name="name"
          label="Name"
          autoComplete="off"
          required
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- one writes here next
          autoFocus={first === 'name'}
          defaultValue={name}
          error={errors.name}
        />
      )}
      <MailEditor
        mail={mail}
        onChange={setMail}
        reader={filling['name'] ?? filling['first_name'] ?? ''}
        filling={filling}
        {...(name === null ? {} : { subjectHelper: 'Used where the e-mail has no subject yet' })}
        problems={errors}
        first={first}
      />
    </>
  );
}
