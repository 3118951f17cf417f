import { kindOfList } from '../../record-kinds.contract.ts';
import { listHref } from '../list/list.contract.ts';

type Open = (id: string) => void;

/** The lists of this page, by name. */
const shown = new Map<string, Open>();

/** Has records of a list opened in it while it shows. @returns what ends that */
export function openIn(list: string, open: Open): () => void {
  shown.set(list, open);
  return () => void shown.delete(list);
}

/** Opens a record in its list. @param isToLeave whether on the page of that list where this is another one */
export function openRecord(list: string, id: string, isToLeave = true): void {
  const open = shown.get(list);
  if (open) open(id);
  else if (isToLeave) location.assign(listHref(kindOfList(list).page.path, { open: id }));
}
