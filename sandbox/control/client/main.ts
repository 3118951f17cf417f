import type { Summary } from '../summary.ts';
import { input, one, select, shown } from './elements.ts';
import { drawLists } from './lists.ts';
import { drawSwitches } from './switches.ts';

const EVERY_MS = 2000;

const base = location.pathname.replace(/\/$/, '');
const live = one('[data-live]', HTMLElement);
const filter = one('[data-filter]', HTMLSelectElement);
let last: Summary | undefined;

async function refresh(): Promise<void> {
  try {
    const headers = { Accept: 'application/json' };
    const response = await fetch(`${base}/`, { headers, cache: 'no-store' });
    if (!response.ok) throw new Error(String(response.status));
    last = await response.json<Summary>();
    drawLists(last, filter.value);
    drawSwitches(last);
    // Its text is read out when it is set.
    if (live.dataset['state'] === 'live') return;
    live.dataset['state'] = 'live';
    live.textContent = 'Live';
  } catch {
    live.dataset['state'] = 'lost';
    live.textContent = 'No response, retrying';
  }
}

function say(output: HTMLOutputElement | undefined, text: string, state: 'ok' | 'bad'): void {
  if (!output) return;
  output.textContent = text;
  output.dataset['bad'] = String(state === 'bad');
}

interface ControlCall {
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: object;
  /** Where its error is said. */
  output?: HTMLOutputElement;
}

/** @returns the response's body, or undefined if the call failed */
async function send({ method, path, body, output }: ControlCall): Promise<unknown> {
  say(output, '', 'ok');
  try {
    const response = await fetch(base + path, {
      method,
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const result: unknown = await response.json();
    if (!response.ok) say(output, (result as { error: string }).error, 'bad');
    await refresh();
    return response.ok ? result : undefined;
  } catch {
    say(output, 'The sandbox did not respond.', 'bad');
    return undefined;
  }
}

const listIn = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
const numberIn = (text: string) => (text.trim() === '' ? undefined : Number(text));
const providerOf = (element: Element) =>
  element.closest<HTMLElement>('[data-provider]')?.dataset['provider'] ?? '';
const outputOf = (form: HTMLFormElement) => one('output', HTMLOutputElement, form);

function setFault(form: HTMLFormElement): Promise<unknown> {
  const paths = listIn(input(form, 'paths').value);
  return send({
    method: 'PUT',
    path: `/faults/${providerOf(form)}`,
    // What is undefined is left out.
    body: {
      mode: select(form, 'mode').value,
      status: numberIn(input(form, 'status').value),
      delay_ms: numberIn(input(form, 'delay_ms').value),
      times: numberIn(input(form, 'times').value),
      body: input(form, 'body').value || undefined,
      paths: paths.length > 0 ? paths : undefined,
    },
    output: outputOf(form),
  });
}

function setCaptcha(form: HTMLFormElement): Promise<unknown> {
  const codes = listIn(input(form, 'codes').value);
  // The form is drawn again only without the focus.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  return send({
    method: 'PUT',
    path: '/captcha',
    body: {
      success: select(form, 'success').value === 'true',
      score: numberIn(input(form, 'score').value) ?? null,
      'error-codes': codes.length > 0 ? codes : undefined,
    },
    output: outputOf(form),
  });
}

async function callWebhook(form: HTMLFormElement): Promise<void> {
  const output = outputOf(form);
  const result = await send({
    method: 'POST',
    path: '/webhook',
    body: {
      event: select(form, 'event').value,
      story_id: input(form, 'story_id').value || undefined,
      forged: input(form, 'forged').checked,
    },
    output,
  });
  if (!result) return;
  const { status, body } = result as { status: number; body: unknown };
  say(output, `The site responded ${status}: ${shown(body)}`, 'ok');
}

const SUBMITS: Readonly<Record<string, (form: HTMLFormElement) => Promise<unknown>>> = {
  fault: setFault,
  captcha: setCaptcha,
  webhook: callWebhook,
};

const CLICKS: Readonly<Record<string, (button: HTMLButtonElement) => Promise<unknown>>> = {
  reset: () => send({ method: 'POST', path: '/reset' }),
  'clear-faults': () => send({ method: 'DELETE', path: '/faults' }),
  'clear-fault': (button) =>
    send({
      method: 'PUT',
      path: `/faults/${providerOf(button)}`,
      body: { mode: 'status', times: 0 },
      ...(button.form ? { output: outputOf(button.form) } : {}),
    }),
  'clear-mails': () => send({ method: 'DELETE', path: '/mails' }),
  'clear-calls': () => send({ method: 'DELETE', path: '/calls' }),
};

addEventListener('submit', (event) => {
  event.preventDefault();
  const form = event.target as HTMLFormElement;
  void SUBMITS[form.dataset['form'] ?? '']?.(form);
});
addEventListener('click', (event) => {
  const button = (event.target as Element).closest<HTMLButtonElement>('[data-do]');
  if (button) void CLICKS[button.dataset['do'] ?? '']?.(button);
});

const switches = one('[data-form=switches]', HTMLFormElement);
const lean = input(switches, 'lean');
lean.addEventListener('change', () => {
  const body = { lean: lean.checked };
  void send({ method: 'PUT', path: '/storychief', body, output: outputOf(switches) });
});
const rateLimit = input(switches, 'rate_limit');
rateLimit.addEventListener('change', () => {
  const body = { rate_limit: rateLimit.checked };
  void send({ method: 'PUT', path: '/emailjs', body, output: outputOf(switches) });
});
filter.addEventListener('change', () => {
  if (last) drawLists(last, filter.value);
});

async function refreshForever(): Promise<void> {
  if (document.visibilityState === 'visible') await refresh();
  setTimeout(() => void refreshForever(), EVERY_MS);
}
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void refresh();
});
void refreshForever();
