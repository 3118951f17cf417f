/** The element that the page has for a selector. */
export function one<Found extends Node>(
  selector: string,
  kind: new () => Found,
  root: Pick<ParentNode, 'querySelector'> = document,
): Found {
  const found = root.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`The page has no ${selector}`);
  return found;
}

export const input = (form: HTMLFormElement, name: string): HTMLInputElement =>
  one(`input[name=${name}]`, HTMLInputElement, form);

export const select = (form: HTMLFormElement, name: string): HTMLSelectElement =>
  one(`select[name=${name}]`, HTMLSelectElement, form);

/** An element with a text; what visitors typed must not become markup. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  text = '',
  attributes: Readonly<Record<string, string>> = {},
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.textContent = text;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** @returns '' for what is not set */
export const shown = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value, null, 2) ?? '');
