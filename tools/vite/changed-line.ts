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
  return {
    name: 'changed-line',
    enforce: 'pre',
    transform(code, id) {
      const given = process.env['CHANGED_LINE'];
      if (given === undefined) return undefined;
      const { file, from, to, line } = JSON.parse(given) as LineChange;
      if (path.relative('.', id.split('?', 1)[0] ?? '') !== file) return undefined;
      if (line === undefined && code.includes(from)) return code.replace(from, () => to);
      const lines = code.split('\n');
      if (line === undefined || lines[line] !== from)
        throw new Error(`${file} has no such line: ${from}`);
      return lines.with(line, to).join('\n');
    },
  };
}
