import type { Element } from 'hast';

import { textNode, textProperty } from '../../../shared/html/html-tree.ts';

/** An address that Cloudflare hides from robots: the first byte is the key of the others. */
function decoded(coded: string): string | undefined {
  const [key = 0, ...letters] = (coded.match(/[\da-f]{2}/gi) ?? []).map((byte) =>
    Number.parseInt(byte, 16),
  );
  const address = new TextDecoder().decode(Uint8Array.from(letters, (letter) => letter ^ key));
  return /^[^\s@<>"]{1,64}@[^\s@<>"]{1,255}$/.test(address) ? address : undefined;
}

const PROTECTED = /^[^?#]*\/cdn-cgi\/l\/email-protection(?:#([\da-f]*))?/i;

/** Shows an e-mail address that a script of another site would have shown. */
export function showEmail(node: Element): void {
  const { properties } = node;
  const shown = decoded(textProperty(node, 'dataCfemail'));
  if (shown) node.children = [textNode(shown)];
  const link = PROTECTED.exec(textProperty(node, 'href'));
  if (!link) return;
  const address = decoded(link[1] ?? '') ?? shown;
  if (address) properties['href'] = `mailto:${address}`;
  else delete properties['href'];
}
