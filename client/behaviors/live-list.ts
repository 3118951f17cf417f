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

interface Search {
  form: HTMLFormElement;
  query: HTMLInputElement;
  keyword: HTMLSelectElement;
}

function liven(list: HTMLElement, { form, query, keyword }: Search): void {
  /** The address of what is shown, and the last one that the visitor asked for by Enter or a choice. */
  let shown = addressOf(filterOf(list.dataset['liveList'] ?? ''));
  let committed = shown;
  let timer: number | undefined;
  let running: AbortController | undefined;

  /** @throws where the answer fails, or a later one has overtaken it */
  async function show(address: string): Promise<void> {
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
    } finally {
      if (running === own) list.removeAttribute('aria-busy');
    }
  }

  /** What the fields ask for: another filter from its first page on. */
  function asked(): string {
    const now = filterOf(shown);
    const q = query.value.trim();
    const isOther = q !== now.q || keyword.value !== now.keyword;
    return addressOf({ q, keyword: keyword.value, page: isOther ? 1 : now.page });
  }

  const isOvertaken = (error: unknown) => error instanceof Error && error.name === 'AbortError';

  async function follow(): Promise<void> {
    const address = asked();
    if (address === shown) return;
    try {
      await show(address);
      history.replaceState(null, '', address);
    } catch {
      // The posts stay as they are; Enter sends the form.
    }
  }

  async function commit(): Promise<void> {
    clearTimeout(timer);
    const address = asked();
    try {
      if (address !== shown) await show(address);
      if (address === committed) return;
      // What was typed on the way is no state to come back to.
      history.replaceState(null, '', committed);
      history.pushState(null, '', address);
      committed = address;
    } catch (error) {
      if (!isOvertaken(error)) form.submit();
    }
  }

  /** After Back or Forward: the fields say what the address says, and so does the list. */
  async function restore(): Promise<void> {
    clearTimeout(timer);
    const filter = filterOf(location.href);
    query.value = filter.q;
    keyword.value = filter.keyword;
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
  list.addEventListener('click', (event) => {
    const clear = (event.target as Element).closest('[data-live-clear]');
    if (!clear || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    query.value = '';
    keyword.value = '';
    query.focus();
    void commit();
  });
  addEventListener('popstate', () => void restore());

  // What happened before this code was there: a way back, a choice, letters.
  if (addressOf(filterOf(location.href)) !== shown) void restore();
  else if (keyword.value !== filterOf(shown).keyword) void commit();
  else if (asked() !== shown) void follow();
}

/**
 * Lets the list of posts follow the search without a reload. Each state is the page that the Worker
 * sends for its address: typing changes the address of the present state, Enter or a choice makes a
 * new one, Back and Forward show the state that they lead to. Where an answer fails, the form is what
 * it is without a script.
 */
export function startLiveList(): void {
  const list = document.querySelector<HTMLElement>('[data-live-list]');
  const form = list?.querySelector('form');
  const query = list?.querySelector<HTMLInputElement>('input[name="q"]');
  const keyword = list?.querySelector('select');
  if (!list || !form || !query || !keyword || started.has(list)) return;
  started.add(list);
  liven(list, { form, query, keyword });
}
