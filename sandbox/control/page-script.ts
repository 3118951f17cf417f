/**
 * Shows what visitors typed into forms, so it uses `textContent` only. Lists are redrawn only when
 * they changed, so that open rows stay open.
 */
export const pageScript = String.raw`(() => {
  'use strict';
  const base = location.pathname.replace(/\/$/, '');
  const one = (selector, root = document) => root.querySelector(selector);
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const live = one('[data-live]');
  const drawn = {};
  let filter = 'all';

  const make = (tag, text, attributes = {}) => {
    const element = document.createElement(tag);
    if (text !== undefined) element.textContent = text;
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return element;
  };
  const shown = (value) => (typeof value === 'string' ? value : JSON.stringify(value, null, 2));
  const clock = (iso) => new Date(iso).toLocaleTimeString();

  const send = async (method, path, body, output) => {
    if (output) { output.textContent = ''; output.dataset.bad = 'false'; }
    try {
      const response = await fetch(base + path, {
        method,
        headers: { Accept: 'application/json', ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const result = await response.json();
      if (!response.ok && output) { output.textContent = result.error; output.dataset.bad = 'true'; }
      await refresh();
      return response.ok ? result : null;
    } catch {
      if (output) { output.textContent = 'The sandbox did not respond.'; output.dataset.bad = 'true'; }
      return null;
    }
  };

  const details = (pairs) => {
    const list = make('dl');
    for (const [name, value] of pairs) list.append(make('dt', name), make('dd', shown(value)));
    return list;
  };
  const row = (key, heads, pairs) => {
    const element = make('details', undefined, { class: 'row', 'data-key': key });
    const summary = make('summary');
    summary.append(...heads);
    element.append(summary, details(pairs));
    return element;
  };
  const draw = (name, total, items, toRow) => {
    const text = JSON.stringify([total, items]);
    if (drawn[name] === text) return;
    drawn[name] = text;
    const list = one('[data-list=' + name + ']');
    const open = new Set(all('details[open]', list).map((element) => element.dataset.key));
    one('[data-total=' + name + ']').textContent = items.length < total ? items.length + ' of ' + total : String(total);
    if (items.length === 0) { list.replaceChildren(make('p', 'Nothing yet.', { class: 'empty' })); return; }
    // Keys count from the oldest, so that new entries on top do not shift them.
    list.replaceChildren(...items.map((item, index) => {
      const element = toRow(item, String(total - index));
      element.open = open.has(element.dataset.key);
      return element;
    }));
  };

  const drawMails = ({ total, newest }) => draw('mails', total, newest, (mail, key) => row(key, [
    make('time', clock(mail.received_at)),
    make('span', String(mail.template_params.subject || mail.template_params.name || mail.template_id)),
    make('small', String(mail.template_params.email || '')),
  ], [...Object.entries(mail.template_params), ['service_id', mail.service_id], ['template_id', mail.template_id], ['user_id', mail.user_id]]));
  const drawCalls = ({ total, newest }) => {
    const items = newest.map((call, index) => ({ ...call, key: String(total - index) }))
      .filter((call) => filter === 'all' || call.provider === filter);
    draw('calls', total, items, (call) => row(call.key, [
      make('time', clock(call.at)),
      make('span', call.method + ' ' + call.path),
      make('small', call.provider),
      make('span', call.status === 0 ? 'refused' : String(call.status), { class: 'status', 'data-bad': String(call.status === 0 || call.status >= 400) }),
    ], [['query', call.query], ['body', call.body]]));
  };
  const drawPartners = ({ total, newest }) => draw('partners', total, newest, (partner, key) => row(key, [
    make('time', clock(partner.created_at)),
    make('span', [partner.first_name, partner.last_name].filter(Boolean).join(' ') || partner.email),
    make('small', partner.partner_key),
  ], Object.entries(partner)));

  const drawSwitches = (state) => {
    for (const element of all('[data-provider]')) {
      const fault = state.faults[element.dataset.provider];
      const badge = one('.state', element);
      badge.dataset.faulty = String(Boolean(fault));
      badge.textContent = fault ? fault.mode + (fault.times === undefined ? '' : ', ' + fault.times + ' left') : 'OK';
    }
    const captcha = one('[data-form=captcha]');
    if (!captcha.contains(document.activeElement)) {
      captcha.elements.success.value = String(state.captcha.success);
      captcha.elements.score.value = state.captcha.score === null ? '' : String(state.captcha.score);
      captcha.elements.codes.value = (state.captcha['error-codes'] || []).join(', ');
    }
    const switches = one('[data-form=switches]');
    switches.elements.lean.checked = state.storychief.lean;
    switches.elements.rate_limit.checked = state.emailjs.rate_limit;
    const stories = JSON.stringify(state.stories);
    if (drawn.stories !== stories) {
      drawn.stories = stories;
      one('#stories').replaceChildren(...state.stories.newest.map((story) =>
        make('option', (story.title || 'Untitled') + (story.status === 'published' ? '' : ' (' + story.status + ')'), { value: story.id })));
    }
  };

  let last = null;
  const drawAll = (state) => {
    last = state;
    drawMails(state.mails); drawCalls(state.calls); drawPartners(state.partners); drawSwitches(state);
  };
  const refresh = async () => {
    try {
      const response = await fetch(base + '/', { headers: { Accept: 'application/json' }, cache: 'no-store' });
      if (!response.ok) throw new Error(String(response.status));
      drawAll(await response.json());
      if (live.dataset.state !== 'live') { live.dataset.state = 'live'; live.textContent = 'Live'; }
    } catch {
      live.dataset.state = 'lost';
      live.textContent = 'No response, retrying';
    }
  };

  const list = (text) => text.split(',').map((part) => part.trim()).filter(Boolean);
  const number = (text) => (text.trim() === '' ? undefined : Number(text));
  const forms = {
    fault: (form, output) => {
      const { mode, status, delay_ms, times, paths, body } = form.elements;
      const endings = list(paths.value);
      return send('PUT', '/faults/' + form.closest('[data-provider]').dataset.provider, {
        mode: mode.value, status: number(status.value), delay_ms: number(delay_ms.value), times: number(times.value),
        body: body.value === '' ? undefined : body.value, paths: endings.length > 0 ? endings : undefined,
      }, output);
    },
    captcha: (form, output) => {
      const codes = list(form.elements.codes.value);
      const score = number(form.elements.score.value);
      document.activeElement.blur();
      return send('PUT', '/captcha', {
        success: form.elements.success.value === 'true', score: score === undefined ? null : score,
        ...(codes.length > 0 ? { 'error-codes': codes } : {}),
      }, output);
    },
    webhook: async (form, output) => {
      const { event, story_id, forged } = form.elements;
      output.dataset.bad = 'false';
      const result = await send('POST', '/webhook', {
        event: event.value, ...(story_id.value === '' ? {} : { story_id: story_id.value }), forged: forged.checked,
      }, output);
      if (result) output.textContent = 'The site responded ' + result.status + ': ' + shown(result.body);
    },
    switches: () => undefined,
  };
  addEventListener('submit', (event) => {
    event.preventDefault();
    const form = event.target;
    forms[form.dataset.form](form, one('output', form));
  });
  one('[data-form=switches]').addEventListener('change', (event) => {
    const output = one('output', event.currentTarget);
    if (event.target.name === 'lean') send('PUT', '/storychief', { lean: event.target.checked }, output);
    else send('PUT', '/emailjs', { rate_limit: event.target.checked }, output);
  });
  one('[data-filter]').addEventListener('change', (event) => {
    filter = event.target.value;
    if (last) drawCalls(last.calls);
  });
  const actions = {
    reset: () => send('POST', '/reset'),
    'clear-faults': () => send('DELETE', '/faults'),
    'clear-fault': (button) => send('PUT', '/faults/' + button.closest('[data-provider]').dataset.provider, { mode: 'status', times: 0 }, one('output', button.form)),
    'clear-mails': () => send('DELETE', '/mails'),
    'clear-calls': () => send('DELETE', '/calls'),
  };
  addEventListener('click', (event) => {
    const button = event.target.closest('[data-do]');
    if (button) actions[button.dataset.do](button);
  });

  const tick = async () => {
    if (document.visibilityState === 'visible') await refresh();
    setTimeout(tick, 2000);
  };
  document.addEventListener('visibilitychange', () => { if (document.visibilityState === 'visible') refresh(); });
  tick();
})();`;
