import path from 'node:path';

import type { Plugin } from 'vite';

/** One line of the Worker, or a part of it, and what it becomes. */
export interface LineChange {
  /** From the root. */
  file: string;
  from: string;
  to: string;
  /** Counted from 0; without it, `from` is there once. */
  line?: number;
}

/** Changes the line that the environment names, for tools that look whether a test notices. */
export function changedLine(): Plugin {
  const given = process.env['CHANGED_LINE'];
  const change = given === undefined ? undefined : (JSON.parse(given) as LineChange);
  return {
    name: 'changed-line',
    enforce: 'pre',
    transform(code, id) {
      if (!change || path.relative('.', id.split('?', 1)[0] ?? '') !== change.file)
        return undefined;
      const { from, to, line } = change;
      if (line === undefined && code.includes(from)) return code.replace(from, () => to);
      const lines = code.split('\n');
      if (line === undefined || lines[line] !== from)
        throw new Error(`${change.file} has no such line: ${from}`);
      return lines.with(line, to).join('\n');
    },
  };
}
