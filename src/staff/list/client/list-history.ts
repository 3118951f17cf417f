import { listHref, type ListState } from '../list.contract.ts';

/** The same rows in the same order. */
export const pageOf = (state: ListState): string => listHref('', { ...state, open: null });

/** What becomes of the history entry: another one (of a page of the list, or of a record that opens), or itself. */
export type HistoryStep = 'push' | 'open' | 'replace' | 'close';

/** The step from one state to another; null where they are the same. */
export function stepBetween(from: ListState, to: ListState): HistoryStep | null {
  if (listHref('', to) === listHref('', from)) return null;
  if (pageOf(to) !== pageOf(from)) return 'push';
  if (from.open === null) return 'open';
  // Moving on from one record to the next is one step for Back.
  return to.open === null ? 'close' : 'replace';
}

/** Whether this history entry was pushed to open a record, so that Back closes it. */
const opensRecord = (): boolean =>
  (history.state as { opensRecord?: boolean } | null)?.opensRecord === true;

/**
 * Writes the states of a list into the history, in order. history.back() takes effect in a later task: what
 * is asked until then waits for it, or it would change the entry that is being left.
 */
export class ListHistory {
  private readonly waiting: (() => void)[] = [];
  private isGoingBack = false;

  write(step: HistoryStep, href: string): void {
    this.waiting.push(() => {
      if (step === 'push' || step === 'open') {
        history.pushState({ opensRecord: step === 'open' }, '', href);
      } else if (step === 'close' && opensRecord()) {
        this.isGoingBack = true;
        history.back();
      } else {
        history.replaceState(history.state, '', href);
      }
    });
    this.run();
  }

  /** The page began with a record that another page led to: closing it leads back there. */
  openedElsewhere(): void {
    history.replaceState({ opensRecord: true }, '');
  }

  /** @returns whether this popstate ends a step, and is not of the reader's Back or Forward */
  onPopState(): boolean {
    if (!this.isGoingBack) return false;
    this.isGoingBack = false;
    this.run();
    return true;
  }

  private run(): void {
    while (!this.isGoingBack) {
      const change = this.waiting.shift();
      if (!change) return;
      change();
    }
  }
}
