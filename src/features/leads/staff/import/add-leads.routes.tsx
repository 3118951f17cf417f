import { Hono } from 'hono';
import { z } from 'zod';

import { actorName, authorOf } from '../../../../audit/actor.ts';
import type { AppContext, AppEnv } from '../../../../http/context.ts';
import { AppError } from '../../../../http/app-error.ts';
import { formSchema } from '../../../../http/submission/form-schema.ts';
import { acceptForm, defineSubmission } from '../../../../http/submission/submission.ts';
import { whenStoreFails } from '../../../../http/store-failure.ts';
import { staffPages } from '../../../../shared/staff-pages.ts';
import { renderStaffPage, staffPage } from '../../../../staff/StaffPage.tsx';
import { ADD_PATH, addForm, addTexts } from '../add-leads.contract.ts';
import { addLead, knownLeads } from './add-leads.queries.ts';
import { AddLeadPage, leadHref } from './AddLeadPage.tsx';

export const addedLeads = new Hono<AppEnv>();

const MAX_BODY_BYTES = 16 * 1024;
/** The lead of an address, if there is one. */
const knownId = async (c: AppContext, email: string): Promise<string | undefined> => {
  const found = knownLeads(c.get('services').db, [email]);
  return (await found).values().next().value;
};

const known = () => new AppError('conflict', addTexts.known, { fields: { email: addTexts.known } });

addedLeads.get(ADD_PATH, (c) =>
  renderStaffPage(c, {
    page: staffPages.leads,
    title: 'Add a lead',
    status: 200,
    screen: <AddLeadPage posted={null} knownId={undefined} />,
  }),
);

addedLeads.post(
  ADD_PATH,
  whenStoreFails(addTexts.failed),
  acceptForm(
    defineSubmission({
      form: addForm,
      schema: z.object(formSchema(addForm)),
      maxBodyBytes: MAX_BODY_BYTES,
      submit: async (c: AppContext, lead) => {
        if ((await knownId(c, lead.email)) !== undefined) throw known();
        const author = authorOf(c);
        const id = await addLead(
          c.get('services').db,
          {
            ...lead,
            createdAt: author.now,
            status: 'new',
            owner: actorName(author.by),
            nextStep: null,
            nextAt: null,
            partnerKey: null,
          },
          author,
        );
        return { body: id };
      },
    }),
    {
      received: (_c, id) => leadHref(id),
      page: async (c, posted) =>
        staffPage(c, {
          page: staffPages.leads,
          title: 'Add a lead',
          screen: <AddLeadPage posted={posted} knownId={await knownId(c, posted.values.email)} />,
        }),
    },
  ),
);
