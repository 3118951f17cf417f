import path from 'node:path';

import type { Plugin } from 'vite';

import { PLANTED } from '../../tests/simulation/planted.ts';

/** Changes one line of the Worker: the number in PLANTED is that of the bug that the simulator has to find. */
export function plantedBug(): Plugin {
  const bug = PLANTED[Number(process.env['PLANTED'] ?? -1)];
  return {
    name: 'planted-bug',
    enforce: 'pre',
    transform(code, id) {
      if (!bug || path.relative('.', id.split('?', 1)[0] ?? '') !== bug.file) return undefined;
      if (!code.includes(bug.from)) throw new Error(`${bug.file} has no such line: ${bug.from}`);
      return code.replace(bug.from, () => bug.to);
    },
  };
}
