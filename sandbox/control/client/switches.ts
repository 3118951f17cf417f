import type { Summary } from '../summary.ts';
import { input, make, one, select, shown } from './elements.ts';
import { isNew } from './lists.ts';

function drawFaults(faults: Summary['faults']): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-provider]')) {
    const fault = faults[element.dataset['provider'] ?? ''];
    const badge = one('.state', HTMLElement, element);
    badge.dataset['faulty'] = String(fault !== undefined);
    const left = fault?.times === undefined ? '' : `, ${fault.times} left`;
    badge.textContent = fault ? `${fault.mode}${left}` : 'OK';
  }
}

/** Leaves the form alone while somebody fills it in. */
function drawCaptcha(captcha: Summary['captcha']): void {
  const form = one('[data-form=captcha]', HTMLFormElement);
  if (form.contains(document.activeElement)) return;
  select(form, 'success').value = String(captcha.success);
  input(form, 'score').value = captcha.score === null ? '' : String(captcha.score);
  input(form, 'codes').value = captcha['error-codes']?.join(', ') ?? '';
}

function drawStories({ newest }: Summary['stories']): void {
  if (!isNew('stories', newest)) return;
  const options = newest.map(({ id, title, status }) => {
    const note = status === 'published' ? '' : ` (${shown(status)})`;
    return make('option', `${shown(title || 'Untitled')}${note}`, { value: id });
  });
  one('#stories', HTMLElement).replaceChildren(...options);
}

export function drawSwitches({ faults, captcha, storychief, emailjs, stories }: Summary): void {
  drawFaults(faults);
  drawCaptcha(captcha);
  const switches = one('[data-form=switches]', HTMLFormElement);
  input(switches, 'lean').checked = storychief.lean;
  input(switches, 'rate_limit').checked = emailjs.rate_limit;
  drawStories(stories);
}
