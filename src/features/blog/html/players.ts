import type { Element } from 'hast';

import {
  childrenOf,
  element,
  plainText,
  textNode,
  textProperty,
} from '../../../shared/html/html-tree.ts';
import { lazyAddresses, isPlaceholder, shownBy, tidyAddress } from './shown-address.ts';

const linkTo = (href: string, label: string): Element =>
  element('p', {}, [element('a', { href }, [textNode(label)])]);

/** A film, a sound or an old player as a link, or as a frame that the list of embeds knows. */
export function playerLink(node: Element): Element[] {
  const parts = childrenOf(node, 'source', 'embed', 'param');
  const addresses = [node, ...parts].flatMap((each) => [
    shownBy(each),
    textProperty(each, 'data'),
    /^(?:movie|src)$/i.test(textProperty(each, 'name')) ? textProperty(each, 'value') : '',
  ]);
  const href = addresses.map(tidyAddress).find((address) => !isPlaceholder(address));
  // What a browser without the player shows.
  if (!href) return childrenOf(node, 'a', 'p');
  const title = textProperty(node, 'title').trim();
  if (node.tagName === 'video') return [linkTo(href, title || 'Watch the video')];
  if (node.tagName === 'audio') return [linkTo(href, title || 'Listen to it')];
  return [element('iframe', { src: href.replace(/\/v\/(?=[\w-]+)/, '/embed/'), title }, [])];
}

/** A page's address that stands alone, as editors take it for what is to be embedded. */
export function loneAddress(node: Element): Element[] | undefined {
  const [only, ...others] = node.children;
  if (!['p', 'div'].includes(node.tagName) || only?.type !== 'text' || others.length > 0)
    return undefined;
  const address = only.value.trim();
  if (!/^https:\/\/[^\s/]+\/\S+$/.test(address)) return undefined;
  return [element('p', {}, [element('a', { href: address }, [textNode(address)])])];
}

/** A film's address by the elements of players that scripts make: <lite-youtube videoid>. */
export function playerOf(node: Element): Element[] | undefined {
  const { tagName } = node;
  const video = textProperty(node, 'videoid') || textProperty(node, 'dataVideoid');
  if (tagName.endsWith('youtube') && video) {
    return [element('iframe', { src: `https://www.youtube.com/embed/${video}` }, [])];
  }
  if (tagName === 'oembed') return [element('iframe', { src: textProperty(node, 'url') }, [])];
  // Of an empty element a script makes the frame whose address it names.
  if (
    tagName !== 'div' ||
    plainText(node) !== '' ||
    childrenOf(node, 'img', 'iframe', 'picture').length > 0
  )
    return undefined;
  const [src] = lazyAddresses(node);
  return src?.startsWith('https://') ? [element('iframe', { src }, [])] : undefined;
}
