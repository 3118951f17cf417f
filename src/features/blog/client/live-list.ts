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

/** The list as the page shows it. */
class ShownList {
  readonly element: HTMLElement;
  /** The address that is shown. */
  address: string;
  private running: AbortController | undefined;

  constructor(element: HTMLElement) {
    this.element = element;
    this.address = addressOf(filterOf(element.dataset['liveList'] ?? ''));
  }

  /** @throws when the response fails, or a later request replaced it */
  async show(address: string): Promise<void> {
    if (address === this.address) return;
    this.running?.abort();
    const own = new AbortController();
    this.running = own;
    this.element.setAttribute('aria-busy', 'true');
    try {
      const signal = AbortSignal.any([own.signal, AbortSignal.timeout(TIMEOUT_MS)]);
      const response = await fetch(address, { signal, headers: { accept: 'text/html' } });
      const page = parsedPage(await response.text());
      const fresh = [...page.querySelectorAll<HTMLElement>(PARTS)];
      if (!response.ok || fresh.length === 0) throw new Error(`${address}: ${response.status}`);
      for (const part of this.element.querySelectorAll<HTMLElement>(PARTS)) {
        const match = fresh.find((one) => one.dataset['livePart'] === part.dataset['livePart']);
        part.replaceChildren(...(match?.childNodes ?? []));
      }
      document.title = page.title;
      this.address = address;
    } finally {
      if (this.running === own) this.element.removeAttribute('aria-busy');
    }
  }
}

const isReplaced = (error: unknown) => error instanceof Error && error.name === 'AbortError';

interface SearchForm {
  form: HTMLFormElement;
  query: HTMLInputElement;
  keyword: HTMLSelectElement;
}

/** The list follows the fields of its form, and both follow the history. */
class LiveSearch {
  private readonly list: ShownList;
  private readonly fields: SearchForm;
  /** The last address that Enter or a choice submitted. */
  private committed: string;
  private timer: number | undefined;

  constructor(list: ShownList, fields: SearchForm) {
    this.list = list;
    this.fields = fields;
    this.committed = list.address;
  }

  /** Follows what is typed, after a pause. @param isComposing characters that still change (IME) are not searched */
  type({ isComposing }: { isComposing: boolean }): void {
    clearTimeout(this.timer);
    if (!isComposing) this.timer = window.setTimeout(() => void this.follow(), PAUSE_MS);
  }

  async commit(): Promise<void> {
    clearTimeout(this.timer);
    const address = this.requested();
    try {
      await this.list.show(address);
      if (address === this.committed) return;
      // Intermediate input gets no history entry.
      history.replaceState(null, '', this.committed);
      history.pushState(null, '', address);
      this.committed = address;
    } catch (error) {
      if (!isReplaced(error)) this.fields.form.submit();
    }
  }

  clear(): void {
    const { query, keyword } = this.fields;
    query.value = '';
    keyword.value = '';
    query.focus();
    void this.commit();
  }

  /** After Back or Forward, fields and list follow the address. */
  async restore(): Promise<void> {
    clearTimeout(this.timer);
    const filter = filterOf(location.href);
    this.fields.query.value = filter.q;
    this.fields.keyword.value = filter.keyword;
    const address = addressOf(filter);
    this.committed = address;
    try {
      await this.list.show(address);
    } catch (error) {
      if (!isReplaced(error)) location.reload();
    }
  }

  /** Before this code was loaded, the visitor may have gone back, chosen or typed. */
  catchUp(): void {
    const { address } = this.list;
    if (addressOf(filterOf(location.href)) !== address) void this.restore();
    else if (this.fields.keyword.value !== filterOf(address).keyword) void this.commit();
    else if (this.requested() !== address) void this.follow();
  }

  private async follow(): Promise<void> {
    const address = this.requested();
    if (address === this.list.address) return;
    try {
      await this.list.show(address);
      history.replaceState(null, '', address);
    } catch {
      // The posts stay; Enter submits the form.
    }
  }

  /** The address for the fields; another filter starts at its first page. */
  private requested(): string {
    const now = filterOf(this.list.address);
    const q = this.fields.query.value.trim();
    const keyword = this.fields.keyword.value;
    const isOther = q !== now.q || keyword !== now.keyword;
    return addressOf({ q, keyword, page: isOther ? 1 : now.page });
  }
}

function connectSearch(list: HTMLElement, fields: SearchForm): void {
  const search = new LiveSearch(new ShownList(list), fields);
  fields.query.addEventListener('input', (event) =>
    search.type({ isComposing: event instanceof InputEvent && event.isComposing }),
  );
  fields.form.addEventListener('change', () => void search.commit());
  fields.form.addEventListener('submit', (event) => {
    event.preventDefault();
    void search.commit();
  });
  list.addEventListener('click', (event) => {
    const clear = (event.target as Element).closest('[data-live-clear]');
    if (!clear || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    search.clear();
  });
  addEventListener('popstate', () => void search.restore());
  search.catchUp();
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
