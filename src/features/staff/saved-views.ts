import { Hono } from 'hono';
import { z } from 'zod';

import type { AppContext, AppEnv } from '../../http/context.ts';
import { orUnavailable } from '../../http/or-unavailable.ts';
import { respond } from '../../http/respond.ts';
import { acceptForm, defineSubmission } from '../../http/submission/submission.ts';
import { pathParams, recordId, type ValidContext } from '../../http/validate.ts';
import { oneLine } from '../../shared/fields.ts';
import { defineForm, hiddenText } from '../../shared/form.ts';
import { sections, type Section } from '../../shared/staff-sections.ts';
import { uuidv7 } from '../../shared/uuid.ts';
import { parseListState } from '../../staff-list/list.contract.ts';
import {
  VIEW_NAME_MAX,
  viewPaths,
  viewsApi,
  viewQuery,
  viewTexts,
  type SavedView,
} from '../../staff-list/views.contract.ts';
import { deleteView, readAllViews, readViews, saveView } from '../../staff-list/views.queries.ts';
import { setFlash } from './flash.ts';
import { staffDestination } from './sections.ts';

const MAX_BODY_BYTES = 8 * 1024;

const ownerOf = (c: AppContext, { path }: Section) => ({
  list: path,
  who: c.get('staff')?.name ?? '',
});

/** The views of the reader; none where they cannot be read, as the list is of use without them. */
export const savedViewsOf = (c: AppContext, section: Section): Promise<SavedView[]> =>
  readViews(c.get('services').db, ownerOf(c, section)).catch((): SavedView[] => []);

/** The reader's views of all lists, for the command palette (STA-02). */
export const savedViews = new Hono<AppEnv>().get(viewsApi.all.path, async (c) => {
  const lists = Object.values(sections).map(({ path }) => path);
  const reading = readAllViews(c.get('services').db, lists, c.get('staff')?.name ?? '');
  return respond(c, viewsApi.all, { data: await orUnavailable(reading, viewTexts.notRead) });
});

const saveForm = defineForm({
  fields: { name: hiddenText(), query: hiddenText(), next: hiddenText() },
});
const deleteForm = defineForm({ fields: { next: hiddenText() } });

const posted = z.string().nullish();

/** The plain forms that save and delete views of a list (STA-03). */
export function viewForms(section: Section): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  /** @returns what is wrong, or null */
  const save = async (c: AppContext, name: string, query: string): Promise<string | null> => {
    if (name === '') return viewTexts.nameMissing;
    if (name.length > VIEW_NAME_MAX) return viewTexts.nameTooLong;
    if (query === '') return viewTexts.nothingToSave;
    const view = { id: uuidv7(), name, query };
    const saving = saveView(c.get('services').db, ownerOf(c, section), view);
    return (await orUnavailable(saving, viewTexts.failed)) ? null : viewTexts.tooMany;
  };

  routes.post(
    viewPaths.save(section.path),
    acceptForm(
      defineSubmission({
        form: saveForm,
        schema: z.object({ name: posted, query: posted, next: posted }),
        maxBodyBytes: MAX_BODY_BYTES,
        submit: async (c: AppContext, sent) => {
          const name = oneLine(sent.name ?? '');
          const query = viewQuery(parseListState(new URLSearchParams(sent.query ?? '')));
          const problem = await save(c, name, query);
          const text = problem ?? `The view “${name}” was saved.`;
          setFlash(c, { text, isProblem: problem !== null });
          return { body: staffDestination(sent.next ?? '', section.path) };
        },
      }),
      { received: (_c, destination) => destination },
    ),
  );

  routes.post(
    viewPaths.delete(section.path, ':id'),
    pathParams(z.object({ id: recordId })),
    acceptForm(
      defineSubmission({
        form: deleteForm,
        schema: z.object({ next: posted }),
        maxBodyBytes: MAX_BODY_BYTES,
        submit: async (c: ValidContext<{ param: { id: string } }>, { next }) => {
          const { id } = c.req.valid('param');
          const deleting = deleteView(c.get('services').db, ownerOf(c, section), id);
          await orUnavailable(deleting, viewTexts.failed);
          setFlash(c, { text: 'The view was deleted.', isProblem: false });
          return { body: staffDestination(next ?? '', section.path) };
        },
      }),
      { received: (_c, destination) => destination },
    ),
  );
  return routes;
}
