import script from 'script:./client/main.ts';

import { documentResponse } from '../browser/document.ts';
import { FAULT_MODES } from '../settings.ts';
import { PROVIDER_NAMES } from '../state.ts';
import { WEBHOOK_EVENTS } from './webhook-payload.ts';

const STYLE = `
body { font-size: 15px; }
main { max-width: 84rem; margin: 0 auto; padding: 24px 16px 80px; }
header.top { display: flex; flex-wrap: wrap; gap: 12px 24px; align-items: end; margin-bottom: 24px; }
header.top h1 { font-size: clamp(30px, 6vw, 46px); flex: 1 1 16rem; }
header.top h1 span { background: linear-gradient(var(--mark), var(--mark)) 0 88% / 100% 42% no-repeat; }
.lead { color: var(--soft); flex: 1 0 100%; order: 3; }
.live { font-size: 14px; color: var(--soft); min-width: 9rem; }
.live[data-state=lost] { color: var(--red); font-weight: 600; }
.layout { display: grid; gap: 24px; grid-template-columns: minmax(0, 1fr); }
@media (min-width: 62rem) { .layout { grid-template-columns: minmax(0, 23rem) minmax(0, 1fr); align-items: start; } }
section { background: var(--card); border: 1px solid var(--line); border-radius: 6px; padding: 16px; }
.column { display: grid; gap: 16px; }
section > h2, .head { margin-bottom: 12px; }
h2 { font-size: 20px; }
.head { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; }
.head h2 { flex: 1; }
.head select { width: auto; }
.total { font-variant-numeric: tabular-nums; color: var(--soft); font-size: 14px; }
button { min-height: 36px; padding: 4px 12px; font-size: 14px; }
button.plain { background: transparent; color: var(--ink); border-color: var(--control); }
button.plain:hover { background: var(--line); }
input, select { min-height: 36px; padding: 4px 8px; font-size: 15px; }
label { display: grid; gap: 3px; font-size: 14px; color: var(--soft); }
label.check { display: flex; align-items: center; gap: 8px; min-height: 36px; color: var(--ink); }
label.check input { width: 18px; min-height: 18px; height: 18px; accent-color: var(--green); }
form { display: grid; gap: 10px; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 10px; }
.buttons { display: flex; flex-wrap: wrap; gap: 8px; }
.fault { padding: 10px 0; border-top: 1px solid var(--line); }
.fault > summary { cursor: pointer; display: flex; gap: 10px; align-items: center; min-height: 32px; }
.fault > summary b { flex: 1; }
.fault form { padding: 10px 0 4px; }
.state { font-size: 14px; padding: 0 8px; border-radius: 2px; border: 1px solid var(--line); }
.state[data-faulty=true] { background: var(--red); border-color: var(--red); color: var(--card); }
.rows { display: grid; }
.row { border-top: 1px solid var(--line); padding: 6px 0; }
.row > summary { cursor: pointer; display: flex; flex-wrap: wrap; gap: 2px 12px; min-height: 32px; align-items: center; }
.row > summary > :nth-child(2) { flex: 1 1 12rem; min-width: 0; overflow-wrap: anywhere; font-weight: 600; }
.row time, .row small { color: var(--soft); font-size: 14px; font-variant-numeric: tabular-nums; }
.status { font-variant-numeric: tabular-nums; padding: 0 6px; border-radius: 2px; border: 1px solid var(--line); font-size: 14px; }
.status[data-bad=true] { border-color: var(--red); color: var(--red); font-weight: 600; }
dl { display: grid; grid-template-columns: minmax(6rem, 11rem) minmax(0, 1fr); gap: 4px 14px; margin: 6px 0 10px; font-size: 14px; }
dt { color: var(--soft); overflow-wrap: anywhere; }
dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
.empty { padding: 14px 0 4px; color: var(--soft); border-top: 1px solid var(--line); }
output { display: block; font-size: 14px; overflow-wrap: anywhere; white-space: pre-wrap; }
output:empty { display: none; }
output[data-bad=true] { color: var(--red); }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr; } dd { margin-bottom: 6px; } }
`;

function options(names: readonly string[]): string {
  return names.map((name) => `<option>${name}</option>`).join('');
}

function faultForm(provider: string): string {
  return `<details class="fault" data-provider="${provider}"><summary><b>${provider}</b><span class="state">OK</span></summary>
<form data-form="fault">
<label>How it fails <select name="mode">${options(FAULT_MODES)}</select></label>
<div class="pair"><label>Status <input name="status" inputmode="numeric" placeholder="500"></label>
<label>Delay, ms <input name="delay_ms" inputmode="numeric" placeholder="3000"></label></div>
<div class="pair"><label>Times <input name="times" inputmode="numeric" placeholder="always"></label>
<label>Paths ending in <input name="paths" placeholder="/stories, /send"></label></div>
<label>Body <input name="body"></label>
<div class="buttons"><button>Set fault</button><button type="button" class="plain" data-do="clear-fault">Clear fault</button></div>
<output></output></form></details>`;
}

/** @param controls the buttons and selects beside its title */
function listSection(name: string, title: string, controls = ''): string {
  return `<section aria-labelledby="h-${name}"><div class="head"><h2 id="h-${name}">${title}</h2>
<span class="total" data-total="${name}"></span>${controls}</div>
<div class="rows" data-list="${name}"><p class="empty">Nothing yet.</p></div></section>`;
}

const clearButton = (name: string) =>
  `<button type="button" class="plain" data-do="clear-${name}">Clear</button>`;

/** A page to watch and control the sandbox by hand. */
export function sandboxPage(): Response {
  const callFilter = `<select aria-label="Provider" data-filter>${options(['all', ...PROVIDER_NAMES, 'unknown'])}</select>`;
  return documentResponse({
    title: 'Sandbox',
    style: STYLE,
    script,
    connects: true,
    body: `<main>
<header class="top"><h1>The <span>sandbox</span></h1>
<p class="live" role="status" data-live>Loading</p>
<button type="button" data-do="reset">Reset everything</button>
<p class="lead">Stand-ins for the site’s third parties. Nothing here leaves this machine. The page updates every two seconds.</p></header>
<div class="layout">
<div class="column">
<section aria-labelledby="h-faults"><div class="head"><h2 id="h-faults">Faults</h2><button type="button" class="plain" data-do="clear-faults">Clear all</button></div>
${PROVIDER_NAMES.map(faultForm).join('\n')}</section>
<section aria-labelledby="h-captcha"><h2 id="h-captcha">Captcha result</h2><form data-form="captcha">
<div class="pair"><label>Success <select name="success">${options(['true', 'false'])}</select></label>
<label>Score (empty: none) <input name="score" inputmode="decimal"></label></div>
<label>Error codes <input name="codes" placeholder="none"></label>
<div class="buttons"><button>Set result</button></div><output></output></form></section>
<section aria-labelledby="h-cms"><h2 id="h-cms">Stories and mail</h2><form data-form="switches">
<label class="check"><input type="checkbox" name="lean"> Story lists without body and image</label>
<label class="check"><input type="checkbox" name="rate_limit"> Limit of one e-mail a second</label>
<output></output></form></section>
<section aria-labelledby="h-webhook"><h2 id="h-webhook">Call the site's webhook</h2><form data-form="webhook">
<label>Event <select name="event">${options(WEBHOOK_EVENTS)}</select></label>
<label>Story <input name="story_id" list="stories" inputmode="numeric" autocomplete="off"></label><datalist id="stories"></datalist>
<label class="check"><input type="checkbox" name="forged"> Sign with a wrong key</label>
<div class="buttons"><button>Call</button></div><output></output></form></section>
</div>
<div class="column">
${listSection('mails', 'E-mail', clearButton('mails'))}
${listSection('calls', 'Calls', callFilter + clearButton('calls'))}
${listSection('partners', 'Partners')}
</div></div></main>`,
  });
}
