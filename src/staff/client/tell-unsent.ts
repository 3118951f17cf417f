import { read, write } from '../../../client/shared/browser-storage.ts';
import type { PollState } from '../poll/poll.contract.ts';
import { openRecord } from './open-record.ts';
import { sayLater } from './undo.ts';

/** The ids of what this browser has told: each is told once, on one page. */
const STORED_AS = 'staffTold';
const MOST = 50;

const told = (): readonly string[] => (read('localStorage', STORED_AS) ?? '').split(',');

/** What waits to be told here. */
const waiting = new Set<string>();

/** Tells of replies that were not sent, on the page where their author works by then. */
export function tellUnsent(unsent: PollState['unsent']): void {
  for (const { id, name, problem, list, record } of unsent) {
    if (waiting.has(id) || told().includes(id)) continue;
    waiting.add(id);
    sayLater(() => {
      if (told().includes(id)) return null;
      write('localStorage', STORED_AS, [...told(), id].slice(-MOST).join());
      return {
        text: `The reply to ${name} was not sent: ${problem}`,
        isProblem: true,
        isKept: true,
        actions: [{ label: 'Open it', run: () => openRecord(list, record) }],
      };
    });
  }
}
