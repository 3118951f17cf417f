import { useId, useState } from 'react';

import { fields } from '../../../../ui/staff/Fields.css.ts';

/** The text of a file; spreadsheets of Windows write no UTF-8. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * The file of an import: it is read here, and goes with the form as text.
 *
 * Why is this an island? Only a script reads a file into a field.
 */
export function ImportFile({ name, maxBytes }: { name: string; maxBytes: number }) {
  const id = useId();
  const [problem, setProblem] = useState('');
  const take = async (file: File, form: HTMLFormElement) => {
    const isLarge = file.size > maxBytes;
    setProblem(isLarge ? 'The file is too large. Please split it.' : '');
    const text = form.elements.namedItem(name);
    if (isLarge || !(text instanceof HTMLTextAreaElement)) return;
    text.value = await textOf(file);
    // They are of the file before.
    for (const select of form.querySelectorAll('select')) select.disabled = true;
    form.requestSubmit();
  };
  return (
    <div className={fields}>
      <label htmlFor={id}>CSV file</label>
      <input
        id={id}
        type="file"
        accept=".csv,.txt,text/csv"
        aria-describedby={`${id}problem`}
        onChange={({ currentTarget: { files, form } }) => {
          const [file] = files ?? [];
          if (file && form) void take(file, form);
        }}
      />
      <p id={`${id}problem`} role="alert">
        {problem}
      </p>
    </div>
  );
}
