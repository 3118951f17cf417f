import { listAddress, otherParameters, parseFilter, type BlogFilter } from '../blog.contract.ts';
import { parsedPage } from '../../../../client/shared/parsed-page.ts';

/** Long enough for a fast typist's next letter. */
const PAUSE_MS = 200;
/** A slower response is of no use while a visitor types. */
const TIMEOUT_MS = 8000;

/** Replaced by the same parts of the page that the Worker sends for an address. */
const PARTS = '[data-live-part]';

const started = new WeakSet<HTMLElement>();

/** `addressOf` keeps the campaign parameters of the page. */
const filterOf = (address: string) => parseFilter(new URL(address, location.href).searchParams);
const addressOf = (filter: BlogFilter) =>
  listAddress(filter, otherParameters(new URLSearchParams(location.search)));

interface Search {
  form: HTMLFormElement;
  query: HTMLInputElement;
  keyword: HTMLSelectElement;
}

function connectSearch(list: HTMLElement, { form, query, keyword }: Search): void {
  /** The address that is shown, and the last one that Enter or a choice submitted. */
  let shown = addressOf(filterOf(list.dataset['liveList'] ?? ''));
  let committed = shown;
  let timer: number | undefined;
  let running: AbortController | undefined;

  /** @throws when the response fails, or a later request replaced it */
  async function show(address: string): Promise<void> {
    running?.abort();
    const own = new AbortController();
    running = own;
    list.setAttribute('aria-busy', 'true');
    try {
      const signal = AbortSignal.any([own.signal, AbortSignal.timeout(TIMEOUT_MS)]);
      const response = await fetch(address, { signal, headers: { accept: 'text/html' } });
      const page = parsedPage(await response.text());
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

  /** The address for the fields; another filter starts at its first page. */
  function requested(): string {
    const now = filterOf(shown);
    const q = query.value.trim();
    const isOther = q !== now.q || keyword.value !== now.keyword;
    return addressOf({ q, keyword: keyword.value, page: isOther ? 1 : now.page });
  }

  const isReplaced = (error: unknown) => error instanceof Error && error.name === 'AbortError';

  async function follow(): Promise<void> {
    const address = requested();
    if (address === shown) return;
    try {
      await show(address);
      history.replaceState(null, '', address);
    } catch {
      // The posts stay; Enter submits the form.
    }
  }

  async function commit(): Promise<void> {
    clearTimeout(timer);
    const address = requested();
    try {
      if (address !== shown) await show(address);
      if (address === committed) return;
      // Intermediate input gets no history entry.
      history.replaceState(null, '', committed);
      history.pushState(null, '', address);
      committed = address;
    } catch (error) {
      if (!isReplaced(error)) form.submit();
    }
  }

  /** After Back or Forward, fields and list follow the address. */
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
      if (!isReplaced(error)) location.reload();
    }
  }

  query.addEventListener('input', (event) => {
    clearTimeout(timer);
    // Characters that are still being composed (IME) are not searched.
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

  // Before this code was loaded, the visitor may have gone back, chosen or typed.
  if (addressOf(filterOf(location.href)) !== shown) void restore();
  else if (keyword.value !== filterOf(shown).keyword) void commit();
  else if (requested() !== shown) void follow();
}

/**
 * Updates the list of posts without a reload. Each state is the page that the Worker sends for its
 * address: typing replaces the address, Enter or a choice adds a history entry. If a response
 * fails, the form works as it does without scripts.
 */
export function startLiveList(): void {
  const list = document.querySelector<HTMLElement>('[data-live-list]');
  const form = list?.querySelector('form');
  const query = list?.querySelector<HTMLInputElement>('input[name="q"]');
  const keyword = list?.querySelector('select');
  if (!list || !form || !query || !keyword || started.has(list)) return;
  started.add(list);
  connectSearch(list, { form, query, keyword });
}
