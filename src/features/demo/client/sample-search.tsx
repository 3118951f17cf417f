import { applyAction, readState, roleAfter } from '../../../shared/sample-search/demo-state.ts';
import type { Candidate, SampleRole } from '../../../shared/sample-search/sample-role.ts';
import { roleOf } from '../../../shared/sample-search/sample-roles.ts';
import { SampleSearch } from '../../../ui/ProductWindow/SampleSearch.tsx';
import { renderInto } from './render-into.ts';

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
const SORT_MS = 240;
const MARK_MS = 420;
const COUNT_MS = 1200;

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const rowsOf = (form: HTMLElement) => [...form.querySelectorAll<HTMLElement>('ol > [data-key]')];

const topsOf = (form: HTMLElement) =>
  new Map(rowsOf(form).map((row) => [row, row.getBoundingClientRect().top]));

/** Moves rows from where they were to where they are now. */
function sort(before: ReadonlyMap<HTMLElement, number>): void {
  for (const [row, top] of before) {
    const by = top - row.getBoundingClientRect().top;
    if (by === 0 || !row.isConnected) continue;
    row.animate([{ transform: `translateY(${by}px)` }, { transform: 'none' }], {
      duration: SORT_MS,
      easing: EASE,
    });
  }
}

/** Draws a mark from its first letter to its last. */
function draw(mark: HTMLElement, delay: number): void {
  // To its own size.
  mark.animate([{ backgroundSize: '0 78%', offset: 0 }], {
    duration: MARK_MS,
    delay,
    easing: EASE,
    fill: 'backwards',
  });
}

function countUp(counter: HTMLElement): void {
  const end = Number(counter.dataset['pile']);
  const start = performance.now();
  const step = (now: number) => {
    const part = Math.min(1, (now - start) / COUNT_MS);
    counter.textContent = String(Math.round(end * part));
    if (part < 1 && counter.isConnected) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/** The requirements are marked, the pile is counted, and the shortlist is dealt. */
function deal(form: HTMLElement): void {
  const [job, , why] = form.querySelectorAll('section');
  job?.querySelectorAll('mark').forEach((mark, at) => draw(mark, at * 90));
  const counter = form.querySelector<HTMLElement>('[data-pile]');
  if (counter) countUp(counter);
  for (const [at, row] of rowsOf(form).entries()) {
    row.animate(
      [
        { opacity: 0, transform: `translateY(24px) rotate(${at % 2 ? 1 : -1}deg)` },
        { opacity: 1, transform: 'none' },
      ],
      { duration: 300, delay: 500 + at * 60, easing: EASE, fill: 'backwards' },
    );
  }
  why?.querySelectorAll('mark').forEach((mark, at) => draw(mark, COUNT_MS + at * 90));
}

/** Where the visitor goes on: into the text to edit it, or on phones to the reasons, which are one swipe away. */
function moveOn(form: HTMLElement, verb: string, isEditing: boolean): void {
  if (verb === 'edit' || (verb === 'rank' && isEditing)) {
    const area = form.querySelector('textarea');
    area?.focus();
    if (verb === 'edit') area?.select();
  }
  const why = form.querySelector('[data-demo-why]');
  if (verb === 'show' && why && why.getBoundingClientRect().left > innerWidth / 2) {
    why.scrollIntoView();
  }
}

const folder = '../../src/shared/sample-search/candidates';
const modules = import.meta.glob<{ candidates: readonly Candidate[] }>(
  '../../src/shared/sample-search/candidates/*-candidates.ts',
);

const loaded = new Map<string, readonly Candidate[]>();

const candidatesOf = ({ id }: SampleRole): readonly Candidate[] => loaded.get(id) ?? [];

async function load({ id }: SampleRole): Promise<void> {
  if (loaded.has(id)) return;
  const module = await modules[`${folder}/${id}-candidates.ts`]?.();
  if (module) loaded.set(id, module.candidates);
}

/** Does in place what the form would have the Worker do, by the same code. */
export async function runSampleSearch(control: HTMLElement): Promise<void> {
  const form = control.closest('form');
  if (!form) return;
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') fields.append(name, value);
  }
  const action =
    control.dataset['demoDo'] ?? (control instanceof HTMLButtonElement ? control.value : '');
  await load(roleOf(fields.get('role') ?? ''));
  const posted = readState(fields, candidatesOf);
  await load(roleAfter(posted, action));
  const state = applyAction(posted, action, candidatesOf);
  const [verb = ''] = action.split(':');
  const before = topsOf(form);
  const focused = document.activeElement;
  renderInto(form, <SampleSearch state={state} />);
  if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true });
  moveOn(form, verb, state.editing);
  if (isStill()) return;
  if (verb === 'rank' && !state.editing) deal(form);
  else sort(before);
}
