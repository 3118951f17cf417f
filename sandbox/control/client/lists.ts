import type { Call, Mail } from '../../state.ts';
import type { ShownPartner, Summary } from '../summary.ts';
import { make, one, shown } from './elements.ts';

interface Row {
  key: string;
  heads: readonly HTMLElement[];
  details: readonly (readonly [name: string, value: unknown])[];
}

/** What each list shows. */
const drawn = new Map<string, string>();

/** Whether something is not as it was when this was asked last. */
export function isNew(name: string, value: unknown): boolean {
  const text = JSON.stringify(value);
  if (drawn.get(name) === text) return false;
  drawn.set(name, text);
  return true;
}

function rowElement({ key, heads, details }: Row): HTMLDetailsElement {
  const element = make('details', '', { class: 'row', 'data-key': key });
  const summary = make('summary');
  summary.replaceChildren(...heads);
  const list = make('dl');
  list.replaceChildren(
    ...details.flatMap(([name, value]) => [make('dt', name), make('dd', shown(value))]),
  );
  element.replaceChildren(summary, list);
  return element;
}

/** Draws a list only when it has changed, so that open rows stay open. */
function drawList(name: string, total: number, rows: readonly Row[]): void {
  const list = one(`[data-list=${name}]`, HTMLElement);
  const open = new Set(
    [...list.querySelectorAll<HTMLElement>('details[open]')].map(({ dataset }) => dataset['key']),
  );
  one(`[data-total=${name}]`, HTMLElement).textContent =
    rows.length < total ? `${rows.length} of ${total}` : String(total);
  if (rows.length === 0) {
    list.replaceChildren(make('p', 'Nothing yet.', { class: 'empty' }));
    return;
  }
  list.replaceChildren(
    ...rows.map((row) => {
      const element = rowElement(row);
      element.open = open.has(row.key);
      return element;
    }),
  );
}

const time = (iso: string) => make('time', new Date(iso).toLocaleTimeString());

function mailRow(mail: Mail, key: string): Row {
  const { template_params: params, service_id, template_id, user_id } = mail;
  return {
    key,
    heads: [
      time(mail.received_at),
      make('span', shown(params['subject'] || params['name'] || template_id)),
      make('small', shown(params['email'])),
    ],
    details: Object.entries({ ...params, service_id, template_id, user_id }),
  };
}

function callRow(call: Call, key: string): Row {
  const { at, method, path, provider, status, query, body } = call;
  const isBad = status === 0 || status >= 400;
  return {
    key,
    heads: [
      time(at),
      make('span', `${method} ${path}`),
      make('small', provider),
      make('span', status === 0 ? 'refused' : String(status), {
        class: 'status',
        'data-bad': String(isBad),
      }),
    ],
    details: Object.entries({ query, body }),
  };
}

function partnerRow(partner: ShownPartner, key: string): Row {
  const { first_name, last_name, email, partner_key, created_at } = partner;
  return {
    key,
    heads: [
      time(created_at),
      make('span', [first_name, last_name].filter(Boolean).join(' ') || email),
      make('small', partner_key),
    ],
    details: Object.entries(partner),
  };
}

/** Keys count from the oldest, so that new entries on top do not shift them. */
const keyAt = (total: number, index: number) => String(total - index);

/** @param provider whose calls are shown, or `all` */
export function drawLists({ mails, calls, partners }: Summary, provider: string): void {
  if (isNew('mails', mails)) {
    const rows = mails.newest.map((mail, index) => mailRow(mail, keyAt(mails.total, index)));
    drawList('mails', mails.total, rows);
  }
  if (isNew('calls', { calls, provider })) {
    const rows = calls.newest
      .map((call, index) => ({ call, key: keyAt(calls.total, index) }))
      .filter(({ call }) => provider === 'all' || call.provider === provider)
      .map(({ call, key }) => callRow(call, key));
    drawList('calls', calls.total, rows);
  }
  if (isNew('partners', partners)) {
    const rows = partners.newest.map((partner, index) =>
      partnerRow(partner, keyAt(partners.total, index)),
    );
    drawList('partners', partners.total, rows);
  }
}
