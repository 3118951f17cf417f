import {
  listAddress,
  otherParameters,
  parseFilter,
  type BlogFilter,
} from '../../src/features/blog/blog.contract.ts';

/** Long enough for a fast typist's next letter. */
const PAUSE_MS = 200;
/** A visitor who types has no use for an answer that takes longer. */
const DEADLINE_MS = 8000;

/** What follows the search: the Worker's own page of an address, part by part. */
const PARTS = '[data-live-part]';

const started = new WeakSet<HTMLElement>();

/** The filter of an address of the list, and as an address with the campaign that it came with. */
const filterOf = (address: string) => parseFilter(new URL(address, location.href).searchParams);
const addressOf = (filter: BlogFilter) =>
  listAddress(filter, otherParameters(new URLSearchParams(location.search)));

/**
 * Lets the list of posts follow the search without a reload. Each state is the page that the Worker
 * sends for its address: typing changes the address of the present state, Enter or a choice makes a
 * new one, Back and Forward show the state that they lead to. Where an answer fails, the form is what
 * it is without a script.
 */
export function startLiveList(list: HTMLElement): void {
  const form = list.querySelector('form');
  const query = form?.querySelector<HTMLInputElement>('[name="q"]');
  const keyword = form?.querySelector<HTMLSelectElement>('[name="keyword"]');
  if (!form || !query || !keyword || started.has(list)) return;
  started.add(list);

  /** The address of what is shown, and the last one that the visitor asked for by Enter or a choice. */
  let shown = addressOf(filterOf(list.dataset['liveList'] ?? ''));
  let committed = shown;
  let timer: number | undefined;
  let running: AbortController | undefined;

  /** @returns whether the list shows the address now; false too where a later one has overtaken it */
  async function show(address: string): Promise<boolean> {
    running?.abort();
    const own = new AbortController();
    running = own;
    list.setAttribute('aria-busy', 'true');
    try {
      const signal = AbortSignal.any([own.signal, AbortSignal.timeout(DEADLINE_MS)]);
      const response = await fetch(address, { signal, headers: { accept: 'text/html' } });
      const page = new DOMParser().parseFromString(await response.text(), 'text/html');
      const fresh = [...page.querySelectorAll<HTMLElement>(PARTS)];
      if (!response.ok || fresh.length === 0) throw new Error(`${address}: ${response.status}`);
      for (const part of list.querySelectorAll<HTMLElement>(PARTS)) {
        const match = fresh.find((one) => one.dataset['livePart'] === part.dataset['livePart']);
        part.replaceChildren(...(match?.childNodes ?? []));
      }
      document.title = page.title;
      shown = address;
      list.dispatchEvent(new Event('live-list', { bubbles: true }));
      return true;
    } finally {
      if (running === own) list.removeAttribute('aria-busy');
    }
  }

  const asked = () => addressOf({ q: query.value.trim(), keyword: keyword.value, page: 1 });
  const isOvertaken = (error: unknown) => error instanceof Error && error.name === 'AbortError';

  async function follow(): Promise<void> {
    const address = asked();
    if (address === shown) return;
    try {
      if (await show(address)) history.replaceState(null, '', address);
    } catch {
      // The posts stay as they are; Enter sends the form.
    }
  }

  async function commit(): Promise<void> {
    clearTimeout(timer);
    const address = asked();
    try {
      if (address !== shown && !(await show(address))) return;
      if (address === committed) return;
      // What was typed on the way is no state to come back to.
      history.replaceState(null, '', committed);
      history.pushState(null, '', address);
      committed = address;
    } catch (error) {
      if (!isOvertaken(error)) form?.submit();
    }
  }

  /** After Back or Forward: the fields say what the address says, and so does the list. */
  async function restore(): Promise<void> {
    clearTimeout(timer);
    const filter = filterOf(location.href);
    if (query) query.value = filter.q;
    if (keyword) keyword.value = filter.keyword;
    const address = addressOf(filter);
    committed = address;
    try {
      if (address !== shown) await show(address);
    } catch (error) {
      if (!isOvertaken(error)) location.reload();
    }
  }

  query.addEventListener('input', (event) => {
    clearTimeout(timer);
    // Half a sign of a writing system that composes them is nothing to look for.
    if (!(event instanceof InputEvent && event.isComposing)) {
      timer = window.setTimeout(() => void follow(), PAUSE_MS);
    }
  });
  form.addEventListener('change', () => void commit());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void commit();
  });
  form.addEventListener('click', (event) => {
    const clear = (event.target as Element).closest('[data-live-clear]');
    if (!clear || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    query.value = '';
    keyword.value = '';
    query.focus();
    void commit();
  });
  addEventListener('popstate', () => void restore());

  // What happened before this code was there.
  if (addressOf(filterOf(location.href)) !== shown) void restore();
  else if (asked() !== shown) void follow();
}
