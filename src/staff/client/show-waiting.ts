import type { PollState } from '../poll/poll.contract.ts';
import { countText } from '../list/list-texts.contract.ts';

function show(element: Element | null, count: number): void {
  const text = countText(count);
  if (element && element.textContent !== text) element.textContent = text;
}

/** Brings the counts up to date that the Worker rendered: the rail, the page's title. */
export function showWaiting({ waiting, overdue }: Pick<PollState, 'waiting' | 'overdue'>): void {
  for (const page of document.querySelectorAll<HTMLElement>('[data-waiting]')) {
    const path = page.dataset['waiting'] ?? '';
    const late = overdue[path] ?? 0;
    page.hidden = !waiting[path];
    show(page.querySelector('[data-count]'), waiting[path] ?? 0);
    const lateCount = page.querySelector('[data-overdue]');
    show(lateCount, late);
    if (lateCount?.parentElement) lateCount.parentElement.hidden = late === 0;
  }
  const current = document.querySelector('[data-staff-pages] [aria-current]')?.getAttribute('href');
  const count = waiting[current ?? ''] ?? 0;
  const title = document.title.replace(/^\([\d,]+\) /, '');
  document.title = count > 0 ? `(${countText(count)}) ${title}` : title;
}
