import { Hono } from 'hono';
import { z } from 'zod';

import type { AppEnv } from '../../http/context.ts';
import { AppError } from '../../http/errors.tsx';
import { acceptForm, defineSubmission } from '../../http/submission/submission.ts';
import { pathParams, recordId, type ValidContext } from '../../http/validate.ts';
import { defineForm, hiddenText } from '../../shared/form.ts';
import { note, version } from '../../staff-work/work-body.ts';
import { setFlash } from './flash.ts';
import { staffDestination } from './sections.ts';
import type { Flash } from './staff.contract.ts';
import { changeOne, type StoredRecord, type WorkedFeature } from './work-routes.ts';

const form = defineForm({
  fields: {
    status: hiddenText(),
    owner: hiddenText(),
    next_step: hiddenText(),
    next_at: hiddenText(),
    note: hiddenText(),
    version: hiddenText(),
    next: hiddenText(),
  },
});

const MAX_BODY_BYTES = 8 * 1024;

/**
 * The plain form of a record, without JavaScript: the change, then the list with its outcome.
 * @param path of the form, with `:id`
 */
export function workForm<Stored extends StoredRecord>(
  path: string,
  list: string,
  feature: WorkedFeature<Stored, unknown, unknown>,
): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const values = z.object(feature.values);
  const schema = z
    .record(z.string(), z.string().nullish())
    .transform(({ next, version: based, note: text, ...fields }, context) => {
      const known = Object.keys(feature.values);
      const read = z.object({ values, note, version }).safeParse({
        values: Object.fromEntries(known.map((name) => [name, fields[name] ?? ''])),
        note: text ?? '',
        version: Number(based),
      });
      if (read.success) return { ...read.data, next: next ?? '' };
      for (const { path: at, message } of read.error.issues)
        context.addIssue({ code: 'custom', path: at.slice(-1), message });
      return z.NEVER;
    });
  routes.post(
    path,
    pathParams(z.object({ id: recordId.catch('') })),
    acceptForm(
      defineSubmission({
        form,
        schema,
        maxBodyBytes: MAX_BODY_BYTES,
        submit: async (c: ValidContext<{ param: { id: string } }>, sent) => {
          const { id } = c.req.valid('param');
          const back = staffDestination(sent.next, list);
          const flash = await changeOne(c, feature, {
            id,
            version: sent.version,
            note: sent.note,
            values: sent.values,
          }).then(
            ({ name }): Flash => ({ text: `${name} was changed.`, isProblem: false }),
            (error: unknown): Flash => {
              if (!(error instanceof AppError)) throw error;
              return { text: error.message, isProblem: true };
            },
          );
          return { body: { flash, back } };
        },
      }),
      {
        received: (c, { flash, back }: { flash: Flash; back: string }) => {
          setFlash(c, flash);
          return back;
        },
      },
    ),
  );
  return routes;
}
