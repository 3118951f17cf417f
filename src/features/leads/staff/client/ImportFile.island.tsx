import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';

import { failure, success, type Result } from '../../../../shared/result.ts';
import { fields } from '../../../../ui/staff/Fields.css.ts';

/** What Excel and Numbers save themselves is a ZIP file. */
const isWorkbook = (bytes: ArrayBuffer) =>
  new TextDecoder('latin1').decode(bytes.slice(0, 4)) === 'PK\u0003\u0004';

/** The text of a file; spreadsheets of Windows write UTF-16, or the letters of their country. */
function textOf(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const text = new TextDecoder('utf-8').decode(bytes);
  const broken = text.match(/\uFFFD/g)?.length ?? 0;
  const accented = text.match(/[^\0-\x7F\uFFFD]/g)?.length ?? 0;
  // One bad byte of many good letters is no other encoding.
  return broken > accented ? new TextDecoder('windows-1252').decode(bytes) : text;
}

async function readFile(file: File, maxBytes: number): Promise<Result<string, string>> {
  if (isWorkbook(await file.slice(0, 4).arrayBuffer()))
    return failure(
      'This is a workbook. Open it, choose "Save as" and "CSV UTF-8", and bring that file.',
    );
  if (file.size > maxBytes) return failure('The file is too large. Please split it.');
  return success(textOf(await file.arrayBuffer()));
}

/**
 * The file of an import: it is read here, and goes with the form as text.
 *
 * Why is this an island? Only a script reads a file into a field.
 */
export function ImportFile({ name, maxBytes }: { name: string; maxBytes: number }) {
  const id = useId();
  const [problem, setProblem] = useState('');
  const chosen = useRef<File>(null);
  const take = async (file: File, form: HTMLFormElement) => {
    chosen.current = file;
    const read = await readFile(file, maxBytes).catch(() =>
      failure('The file cannot be read. Please choose it again.'),
    );
    // Another one was chosen meanwhile.
    if (chosen.current !== file) return;
    setProblem(read.ok ? '' : read.error);
    const text = form.elements.namedItem(name);
    if (!read.ok || !(text instanceof HTMLTextAreaElement)) return;
    text.value = read.value;
    // They are of the file before.
    for (const select of form.querySelectorAll('select')) select.disabled = true;
    form.requestSubmit();
  };
  const input = useRef<HTMLInputElement>(null);
  const takeChosen = () => {
    const [file] = input.current?.files ?? [];
    if (file && input.current?.form) void take(file, input.current.form);
  };
  // A file may have been chosen before hydration.
  const begin = useEffectEvent(takeChosen);
  useEffect(() => begin(), []);
  return (
    <div className={fields}>
      <label htmlFor={id}>CSV file</label>
      <input
        ref={input}
        id={id}
        type="file"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page asks for a file first
        autoFocus
        accept=".csv,.txt,text/csv"
        aria-describedby={`${id}problem`}
        onChange={takeChosen}
      />
      <p id={`${id}problem`} role="alert">
        {problem}
      </p>
    </div>
  );
}
