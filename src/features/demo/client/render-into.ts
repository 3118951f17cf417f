import type { ReactElement, ReactNode } from 'react';

const SVG = 'http://www.w3.org/2000/svg';
/** React's names of attributes that HTML calls otherwise. */
const ATTRIBUTES: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' };
/** Not attributes. */
const OTHER = new Set(['children', 'key', 'defaultValue']);

type Props = Readonly<Record<string, unknown>>;
type HostElement = ReactElement<Props, string>;

const isElement = (node: object): node is ReactElement<Props> => 'props' in node;
/** A list, but not a text. */
const isList = (node: object): node is Iterable<ReactNode> => Symbol.iterator in node;

/** Calls the components of a tree and flattens its lists and fragments. */
function flatten(node: ReactNode): (string | HostElement)[] {
  if (node === null || node === undefined || typeof node === 'boolean') return [];
  if (typeof node !== 'object') return [String(node)];
  if (isList(node)) return [...node].flatMap(flatten);
  if (!isElement(node)) return [];
  const { type, props } = node;
  if (typeof type === 'string') return [node as HostElement];
  if (typeof type === 'function') return flatten((type as (own: Props) => ReactNode)(props));
  return flatten(props['children'] as ReactNode);
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : undefined;

function setAttributes(element: Element, props: Props): void {
  const wanted = new Map<string, string>();
  for (const [name, value] of Object.entries(props)) {
    const text = value === true ? '' : textOf(value);
    if (text !== undefined && !OTHER.has(name)) wanted.set(ATTRIBUTES[name] ?? name, text);
  }
  for (const { name } of [...element.attributes]) {
    // HTML's own names are in lower case.
    if (![...wanted.keys()].some((one) => one.toLowerCase() === name.toLowerCase())) {
      element.removeAttribute(name);
    }
  }
  for (const [name, value] of wanted) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  if (element instanceof HTMLInputElement) element.value = wanted.get('value') ?? '';
}

function create({ type, props }: HostElement, parent: Element): Element {
  const isSvg = type === 'svg' || parent.namespaceURI === SVG;
  const element = isSvg ? document.createElementNS(SVG, type) : document.createElement(type);
  if (element instanceof HTMLTextAreaElement) {
    element.value = textOf(props['defaultValue']) ?? '';
  }
  return element;
}

const keyOf = (node: Node): string | undefined =>
  node instanceof HTMLElement ? node.dataset['key'] : undefined;

/** Reuses elements with the same data-key, else the next one with the same tag. */
function patchChildren(parent: Element, content: ReactNode): void {
  // React's server puts comments between neighboring texts.
  for (const node of [...parent.childNodes]) if (node.nodeType === Node.COMMENT_NODE) node.remove();
  parent.normalize();
  const unused = new Set<ChildNode>(parent.childNodes);
  const take = (matches: (node: ChildNode) => boolean): ChildNode | undefined => {
    const found = [...unused].find(matches);
    if (found) unused.delete(found);
    return found;
  };
  const wanted = flatten(content).reduce<(string | HostElement)[]>((merged, node) => {
    const last = merged.at(-1);
    if (typeof node === 'string' && typeof last === 'string')
      merged[merged.length - 1] = last + node;
    else merged.push(node);
    return merged;
  }, []);
  const nodes = wanted.map((node) => {
    if (typeof node === 'string') {
      const text = take(({ nodeType }) => nodeType === Node.TEXT_NODE) ?? new Text();
      if (text.nodeValue !== node) text.nodeValue = node;
      return text;
    }
    const key = node.props['data-key'];
    const known = take((one) => one.nodeName.toLowerCase() === node.type && keyOf(one) === key);
    const element = known instanceof Element ? known : create(node, parent);
    patch(element, node);
    return element;
  });
  for (const node of unused) node.remove();
  for (const [at, node] of nodes.entries()) {
    const present = parent.childNodes[at];
    if (present !== node) parent.insertBefore(node, present ?? null);
  }
}

function patch(element: Element, { props }: HostElement): void {
  setAttributes(element, props);
  if (!(element instanceof HTMLTextAreaElement)) {
    patchChildren(element, props['children'] as ReactNode);
  }
}

/**
 * Changes an element that the server rendered into what the same component returns for other props. It
 * knows components without hooks, and no event handlers. React would be five times the demo's budget.
 */
export function renderInto(element: Element, content: ReactElement): void {
  const [root] = flatten(content);
  if (root !== undefined && typeof root !== 'string') patch(element, root);
}
