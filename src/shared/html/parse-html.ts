import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { defaultTreeAdapter, parseFragment } from 'parse5';

/** No article has more; every later step stays fast on hostile input. */
export const MAX_ELEMENTS = 20_000;
/** Of the parser's own tree, in which a browser's rules may wrap elements. The cleaner allows less. */
const MAX_PARSED_DEPTH = 512;

/** The markup has more elements, or nests them deeper, than a post can. */
export class TooMuchMarkup extends Error {}

type Adapter = typeof defaultTreeAdapter;
type Parent = Parameters<Adapter['appendChild']>[0];

/**
 * Counts while the parser works: a browser's rules make an element of each open mark in each new
 * paragraph, so 30 kB of markup can become millions of elements.
 */
function countingAdapter(): Adapter {
  let elements = 0;
  const depths = new WeakMap<object, number>();
  const countDepth = (parent: Parent, child: object): void => {
    const depth = (depths.get(parent) ?? 0) + 1;
    if (depth > MAX_PARSED_DEPTH) throw new TooMuchMarkup();
    depths.set(child, depth);
  };
  return {
    ...defaultTreeAdapter,
    createElement: (...args) => {
      elements += 1;
      if (elements > MAX_ELEMENTS) throw new TooMuchMarkup();
      return defaultTreeAdapter.createElement(...args);
    },
    appendChild: (parent, child) => {
      countDepth(parent, child);
      defaultTreeAdapter.appendChild(parent, child);
    },
    insertBefore: (parent, child, reference) => {
      countDepth(parent, child);
      defaultTreeAdapter.insertBefore(parent, child, reference);
    },
  };
}

/**
 * Reads markup as a browser without scripts does.
 * @throws TooMuchMarkup
 */
export function parseHtml(text: string): Root {
  const fragment = parseFragment(text, {
    treeAdapter: countingAdapter(),
    scriptingEnabled: false,
    sourceCodeLocationInfo: false,
  });
  const tree = fromParse5(fragment);
  if (tree.type !== 'root') throw new Error('The parser returned no fragment');
  return tree;
}
