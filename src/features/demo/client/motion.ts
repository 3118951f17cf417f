const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
const SORT_MS = 240;
const MARK_MS = 420;
const COUNT_MS = 1200;

export const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const rowsOf = (form: HTMLElement) => [...form.querySelectorAll<HTMLElement>('ol > li')];

export const topsOf = (form: HTMLElement) =>
  new Map(rowsOf(form).map((row) => [row, row.getBoundingClientRect().top]));

/** Moves rows from where they were to where they are now. */
export function sort(before: ReadonlyMap<HTMLElement, number>): void {
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
  const start = performance.now();
  const step = (now: number) => {
    const part = Math.min(1, (now - start) / COUNT_MS);
    counter.textContent = String(Math.round(Number(counter.dataset['pile']) * part));
    if (part < 1 && counter.isConnected) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/** The requirements are marked, the pile is counted, and the shortlist is dealt. */
export function deal(form: HTMLElement): void {
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
export function moveOn(form: HTMLElement, verb: string, isEditing: boolean): void {
  if (verb === 'edit' || (verb === 'rank' && isEditing)) {
    const area = form.querySelector('textarea');
    area?.focus();
    if (verb === 'edit') area?.select();
  }
  const [, , why] = form.querySelectorAll('section');
  if (verb === 'show' && why && why.getBoundingClientRect().left > innerWidth / 2) {
    why.scrollIntoView();
  }
}
