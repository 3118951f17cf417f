/** What a browser takes for another value of a closed select, or for its list. */
const KEYS = /^(?:Arrow\w+|Home|End|Page\w+|Enter|.)$/u;

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'preventDefault'>;

/**
 * Has a key show the list of a closed select whose value is stored at once, where it would set one value
 * after another.
 * @returns whether it sets one all the same: Safari cannot show the list
 */
export function showListByKey(event: Key, select: HTMLSelectElement): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || !KEYS.test(key)) return false;
  if (!('showPicker' in select)) return true;
  event.preventDefault();
  select.showPicker();
  return false;
}
