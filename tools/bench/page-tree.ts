import {
  defaultTreeAdapter as nodes,
  parse,
  serialize,
  type DefaultTreeAdapterTypes,
} from 'parse5';

export interface Tree {
  tag: string;
  attributes: Record<string, string>;
  /** The content of elements whose text is not escaped. */
  html?: string;
  children: (Tree | string)[];
}

const RAW = new Set(['script', 'style', 'noscript', 'template']);

function treeOf(node: DefaultTreeAdapterTypes.Element): Tree {
  const tree: Tree = {
    tag: node.tagName,
    attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
    children: [],
  };
  if (RAW.has(tree.tag)) return { ...tree, html: serialize(node) };
  for (const child of node.childNodes) {
    if (nodes.isTextNode(child)) tree.children.push(child.value);
    else if (nodes.isElementNode(child)) tree.children.push(treeOf(child));
  }
  return tree;
}

/** The elements of a page, without comments. */
export function pageTree(html: string): Tree {
  const root = parse(html).childNodes.find((node) => nodes.isElementNode(node));
  if (!root) throw new Error('The page has no element');
  return treeOf(root);
}
