import { undoMergePath } from '../../../../people/people.contract.ts';
import { changeKind } from '../../../../staff/client/change-kinds.ts';

/** Undoes a merge as its button does, wherever that is by now. */
export const mergeUndo = changeKind<string>('merge', {
  undo: (id) => {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = undoMergePath(id);
    document.body.appendChild(form);
    form.submit();
  },
});
