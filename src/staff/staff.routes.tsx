import { Hono } from 'hono';
import { z } from 'zod';

import type { AppEnv } from '../http/context.ts';
import { formSchema, type BodyShape } from '../http/submission/form-schema.ts';
import { acceptForm, acceptJson, defineSubmission } from '../http/submission/submission.ts';
import { respond } from '../http/respond.ts';
import { whenStoreFails } from '../http/store-failure.ts';
import { listStaffNames } from './names.queries.ts';
import { paths } from '../shared/paths.ts';
import { names } from './names/names.routes.ts';
import { nameTexts } from './names/names.contract.ts';
import { views } from './views/views.routes.ts';
import { poll } from './poll/poll.routes.ts';
import { firstPage, staffDestination } from './staff-destination.ts';
import { leaveSession } from './sign-in/session.ts';
import { plainSignInForm, signInForm, signOutForm } from './sign-in/sign-in.contract.ts';
import { signInPage } from './sign-in/SignInPage.tsx';
import { signIn } from './sign-in/check-password.ts';
import { sessionApi, staffForms } from './staff.contract.ts';

/** Signing in and out: by the API, and by plain forms, which work without JavaScript. */
export const staff = new Hono<AppEnv>();

const MAX_BODY_BYTES = 8 * 1024;

staff.route('/', poll);
staff.route('/', names);
staff.route('/', views);

staff.post(
  sessionApi.signIn.path,
  acceptJson(
    defineSubmission({
      form: signInForm,
      schema: z.strictObject({
        ...formSchema(signInForm),
        // As this browser remembers it.
        name: z.string().max(254).nullish(),
      } satisfies BodyShape<typeof sessionApi.signIn>),
      maxBodyBytes: MAX_BODY_BYTES,
      submit: async (c, typed) => {
        await signIn(c, typed);
        return { body: null };
      },
    }),
    sessionApi.signIn,
  ),
);

// The guard answers 401 where there is none.
staff.get(sessionApi.read.path, whenStoreFails(nameTexts.failed), async (c) =>
  respond(c, sessionApi.read, {
    name: c.get('staff')?.name ?? null,
    names: await listStaffNames(c.get('services').db),
  }),
);

staff.delete(sessionApi.signOut.path, async (c) => {
  await leaveSession(c);
  return respond(c, sessionApi.signOut, null);
});

staff.get(staffForms.signIn, (c) => c.redirect(firstPage.path, 303));

staff.post(
  staffForms.signIn,
  acceptForm(
    defineSubmission({
      form: plainSignInForm,
      schema: z.object(formSchema(plainSignInForm)),
      maxBodyBytes: MAX_BODY_BYTES,
      submit: async (c, { next, ...typed }) => {
        await signIn(c, typed);
        return { body: staffDestination(next ?? '') };
      },
    }),
    {
      received: (_c, destination) => destination,
      page: (c, { problem, errors, values }) =>
        signInPage(c, {
          errors: Object.keys(errors).length > 0 ? errors : { password: problem },
          destination: staffDestination(values.next),
        }),
    },
  ),
);

staff.post(
  staffForms.signOut,
  acceptForm(
    defineSubmission({
      form: signOutForm,
      schema: z.object(formSchema(signOutForm)),
      maxBodyBytes: MAX_BODY_BYTES,
      submit: async (c, { next }) => {
        await leaveSession(c);
        return { body: next === paths.home ? paths.home : staffDestination(next ?? '') };
      },
    }),
    { received: (_c, destination) => destination },
  ),
);
