import { Hono } from 'hono';
import { z } from 'zod';

import { authorOf } from '../../../../audit/actor.ts';
import type { AppContext, AppEnv } from '../../../../http/context.ts';
import { AppError } from '../../../../http/app-error.ts';
import { formSchema } from '../../../../http/submission/form-schema.ts';
import { acceptForm, defineSubmission } from '../../../../http/submission/submission.ts';
import { whenStoreFails } from '../../../../http/store-failure.ts';
import type { FormValues } from '../../../../shared/form.ts';
import { contactKey, contactOf } from '../../../../shared/text/person-contact.ts';
import { doneHash } from '../../../../people/people.contract.ts';
import { staffPages } from '../../../../shared/staff-pages.ts';
import { renderStaffPage, staffPage } from '../../../../staff/StaffPage.tsx';
import {
  ADD_PATH,
  addForm,
  addTexts,
  isWithoutContact,
  NO_CONTACT,
} from '../add-leads.contract.ts';
import { addLead, knownLeads } from './add-leads.queries.ts';
import { AddLeadPage, leadHref } from './AddLeadPage.tsx';

export const addedLeads = new Hono<AppEnv>();

const MAX_BODY_BYTES = 16 * 1024;
/** The lead of an address or, for one without, of a phone number, if there is one. */
const knownId = async (c: AppContext, contact: string): Promise<string | undefined> => {
  const key = contactKey(contact);
  return (await knownLeads(c.get('services').db, [key])).get(key);
};

function known({ email }: { email: string | null }): AppError {
  const field = email === null ? 'phone' : 'email';
  const { [field]: text } = addTexts.known;
  return new AppError('conflict', text, { fields: { [field]: text } });
}

const schema = z.object(formSchema(addForm)).refine((lead) => !isWithoutContact(lead), {
  path: ['email'],
  error: NO_CONTACT,
  // What is wrong with other fields is said with it.
  when: ({ value }) => typeof value === 'object',
});

const typedContact = ({ email, phone }: FormValues<typeof addForm.fields>): string =>
  contactOf({ email: addForm.fields.email.repaired(email) || null, phone });

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
      schema,
      maxBodyBytes: MAX_BODY_BYTES,
      submit: async (c: AppContext, lead) => {
        if ((await knownId(c, contactOf(lead))) !== undefined) throw known(lead);
        const author = authorOf(c);
        const id = await addLead(
          c.get('services').db,
          {
            ...lead,
            createdAt: author.now,
            status: 'new',
            owner: author.by.name,
            nextStep: null,
            nextAt: null,
            partnerKey: null,
          },
          author,
        );
        if (id === undefined) throw known(lead);
        return { body: id };
      },
    }),
    {
      received: (_c, id) => leadHref(id) + doneHash('added'),
      page: async (c, posted) =>
        staffPage(c, {
          page: staffPages.leads,
          title: 'Add a lead',
          screen: (
            <AddLeadPage posted={posted} knownId={await knownId(c, typedContact(posted.values))} />
          ),
        }),
    },
  ),
);
