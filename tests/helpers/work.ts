import { sendJson } from './request.ts';

/** Sets values on one record, as a screen of the staff area does. @param path of the kind's API */
export const setOn = (path: string, cookie: string, id: string, set: object, was?: object) =>
  sendJson(
    'POST',
    `${path}/changes`,
    { change_id: crypto.randomUUID(), changes: [{ id, set, ...(was ? { was } : {}) }] },
    { cookie },
  );

export const noteOn = (
  path: string,
  cookie: string,
  record: string,
  text: string,
  id: string = crypto.randomUUID(),
) => sendJson('POST', `${path}/${record}/notes`, { id, text }, { cookie });
