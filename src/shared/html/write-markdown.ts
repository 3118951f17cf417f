import type { Root } from 'hast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

import { simplify } from './markdown-tree.ts';

type MarkdownRoot = Parameters<ReturnType<typeof writer>['stringify']>[0];
export type Block = MarkdownRoot['children'][number];

const writer = () =>
  unified()
    .use(remarkGfm, { tablePipeAlign: false })
    .use(remarkStringify, {
      bullet: '-',
      emphasis: '_',
      rule: '-',
      fences: true,
      // Lenient readers take "<" in a title for markup.
      unsafe: [{ character: '<', inConstruct: ['titleQuote', 'titleApostrophe'] }],
    });

/** A tree as Markdown (GFM). The tree is simplified in place. @param opening what stands before it */
export function writeMarkdown(tree: Root, opening: readonly Block[] = []): string {
  simplify(tree);
  const { children } = unified().use(rehypeRemark).runSync(tree);
  return writer().stringify({ type: 'root', children: [...opening, ...children] });
}
