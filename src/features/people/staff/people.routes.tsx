import { Hono } from 'hono';
import { z } from 'zod';

import { actorOf } from '../../../audit/actor.ts';
import { recordAudit } from '../../../audit/audit.queries.ts';
import type { AppContext, AppEnv } from '../../../http/context.ts';
import { AppError } from '../../../http/app-error.ts';
import { Island } from '../../../http/page/island.tsx';
import { renderPrivate, type Page } from '../../../http/page/render.tsx';
import { respond } from '../../../http/respond.ts';
import { formSchema } from '../../../http/submission/form-schema.ts';
import { acceptForm, defineSubmission } from '../../../http/submission/submission.ts';
import {
  idParam,
  pageQuery,
  pathParams,
  recordId,
  type ValidContext,
} from '../../../http/validate.ts';
import { refuseLinkFromElsewhere } from '../../../http/request-guards.ts';
import { whenStoreFails } from '../../../http/store-failure.ts';
import type { PostedForm } from '../../../shared/form.ts';
import { shownTime } from '../../../shared/display-time.ts';
import { contactKey, contactOf, isAddressOf } from '../../../shared/text/person-contact.ts';
import { repairedEmail } from '../../../shared/text/email-address.ts';
import { isoOf } from '../../../shared/iso.ts';
import { staffPages } from '../../../shared/staff-pages.ts';
import { searchForms, typedContact } from '../../../shared/text/search-forms.ts';
import { parseListState } from '../../../staff/list/list.contract.ts';
import { setFlash, takeFlash } from '../../../staff/flash.ts';
import type { Flash } from '../../../staff/staff.contract.ts';
import { renderStaffPage, staffPage } from '../../../staff/StaffPage.tsx';
import { pollStateAtStart } from '../../../staff/poll/poll.routes.ts';
import { staffIn } from '../../../staff/staff-in.ts';
import { timeStyle } from '../../../staff/time-style.ts';
import { erasedAmong } from '../../../people/erasures.queries.ts';
import { erasePerson } from './erase.ts';
import { mayBePartner } from './erase.queries.ts';
import { personFile } from './export-person.tsx';
import {
  erasePath,
  exportPath,
  peopleApi,
  peopleTexts,
  personPath,
} from '../../../people/people.contract.ts';
import { eraseForm } from './people.forms.ts';
import { newestPeople, searchPeople } from './people.queries.ts';
import { ErasePage } from './ErasePage.tsx';
import { PeopleScreen, type PeopleScreenProps } from './client/PeopleScreen.island.tsx';
import { foundApi, type FoundPeople } from './found.contract.ts';
import { findPerson, mentionsOf, showPerson } from './person.ts';
import { personApi, type Person } from './person.contract.ts';
import { PersonPage } from './PersonPage.tsx';

export const people = new Hono<AppEnv>();

const MAX_BODY_BYTES = 8 * 1024;
const MOST_FOUND = 100;
const MOST_SUGGESTED = 8;
const NEWEST = 50;

type IdContext = ValidContext<{ param: { id: string } }>;

const peopleScreen = (c: AppContext, props: Omit<PeopleScreenProps, 'time'>) => (
  <Island
    name="PeopleScreen"
    component={PeopleScreen}
    when="load"
    props={{ ...props, time: timeStyle(c) }}
  />
);

/** In place of a person who is not there, such as one whom Back leads to after the erasure. */
async function renderNobody(c: AppContext): Promise<Response> {
  const note: Flash = { text: peopleTexts.gone, isProblem: true };
  const page = await staffPage(c, {
    page: staffPages.people,
    screen: peopleScreen(c, { start: { search: '', people: [], note: null }, flash: note }),
  });
  return renderPrivate(c, { ...page, status: 404 });
}

const id = pathParams(z.object({ id: recordId }), renderNobody);

/** When an address or a phone number was erased, in words; '' where it never was. */
async function erasedText(c: AppContext, contact: string): Promise<string> {
  const { db, config } = c.get('services');
  const at = (await erasedAmong(db, config, [contact])).get(contact);
  return at === undefined ? '' : ` It was erased on ${shownTime(isoOf(at), timeStyle(c))}.`;
}

const reading = whenStoreFails(peopleTexts.failed);

people.get(peopleApi.search.path, reading, pageQuery(parseListState), async (c) => {
  const texts = searchForms(c.req.valid('query').search);
  if (texts.length === 0) return respond(c, peopleApi.search, []);
  const found = await searchPeople(c.get('services').db, texts, MOST_SUGGESTED);
  return respond(c, peopleApi.search, found);
});

async function findPeople(c: AppContext, search: string): Promise<FoundPeople> {
  const { db } = c.get('services');
  const texts = searchForms(search);
  const people = await (texts.length === 0
    ? newestPeople(db, NEWEST)
    : searchPeople(db, texts, MOST_FOUND));
  const contact = people.length === 0 ? typedContact(search) : '';
  return {
    search,
    people,
    note: contact
      ? peopleTexts.notFound[isAddressOf(contact) ? 'email' : 'phone'] +
        (await erasedText(c, contact))
      : null,
  };
}

people.get(foundApi.path, reading, pageQuery(parseListState), async (c) =>
  respond(c, foundApi, await findPeople(c, c.req.valid('query').search)),
);

people.get(staffPages.people.path, reading, pageQuery(parseListState), async (c) => {
  const { search } = c.req.valid('query');
  const start = await findPeople(c, search);
  return renderStaffPage(c, {
    page: staffPages.people,
    status: 200,
    screen: peopleScreen(c, { start, flash: start.note === null ? takeFlash(c) : null }),
  });
});

const foundFor = (c: IdContext) => findPerson(c.get('services').db, c.req.valid('param').id);

async function personOf(c: IdContext): Promise<Person | undefined> {
  const found = await foundFor(c);
  return found && showPerson(c.get('services').db, found);
}

people.get(personPath(':id'), reading, id, async (c) => {
  const [pollState, found] = await Promise.all([pollStateAtStart(c), foundFor(c)]);
  if (!found) return renderNobody(c);
  const [person, staff] = await Promise.all([showPerson(c.get('services').db, found), staffIn(c)]);
  if (person.id !== c.req.valid('param').id) return c.redirect(personPath(person.id), 302);
  return renderStaffPage(c, {
    page: staffPages.people,
    title: person.name,
    pollState,
    status: 200,
    screen: <PersonPage person={person} time={timeStyle(c)} {...staff} />,
  });
});

people.get(
  personApi.path,
  reading,
  idParam(() => new AppError('not_found', peopleTexts.gone)),
  async (c) => {
    const person = await personOf(c);
    if (!person) throw new AppError('not_found', peopleTexts.gone);
    return respond(c, personApi, person);
  },
);

/** Nothing leaves without a trace: what cannot be recorded is not exported. */
people.get(exportPath(':id'), reading, id, async (c) => {
  refuseLinkFromElsewhere(c);
  const services = c.get('services');
  const { id: record } = c.req.valid('param');
  const now = Date.now();
  const file = await personFile(services.db, record, now);
  if (!file) return renderNobody(c);
  const subject = { kind: 'person', id: record } as const;
  const entry = { by: actorOf(c), action: 'person_exported', subject } as const;
  await recordAudit(services.db, entry, now);
  const name = `person-${new Date(now).toISOString().slice(0, 10)}.html`;
  return c.html(file, 200, {
    'content-disposition': `attachment; filename="${name}"`,
  });
});

/** @param posted the form as it was sent, with what was wrong in it */
async function erasePage(
  c: IdContext,
  posted: PostedForm<typeof eraseForm.fields> | null,
): Promise<Page | undefined> {
  const found = await foundFor(c);
  if (!found) return undefined;
  const { db } = c.get('services');
  const [person, isPartner, mentions] = await Promise.all([
    showPerson(db, found),
    mayBePartner(db, found.contacts),
    mentionsOf(db, found.contacts),
  ]);
  return staffPage(c, {
    page: staffPages.people,
    title: `Erase ${person.name}`,
    screen: <ErasePage person={person} isPartner={isPartner} mentions={mentions} posted={posted} />,
  });
}

people.get(erasePath(':id'), reading, id, async (c) => {
  const page = await erasePage(c, null);
  return page ? renderPrivate(c, page) : renderNobody(c);
});

/** Whether staff typed this contact, in any spelling that a form takes. */
const isTyped = (typed: string, contact: string) =>
  contactKey(isAddressOf(contact) ? repairedEmail(typed) : typed) === contactKey(contact);

people.post(
  erasePath(':id'),
  whenStoreFails(peopleTexts.eraseFailed),
  id,
  acceptForm(
    defineSubmission({
      form: eraseForm,
      schema: z.object(formSchema(eraseForm)),
      maxBodyBytes: MAX_BODY_BYTES,
      submit: async (c: IdContext, { contact: typed }) => {
        const person = await personOf(c);
        if (!person) throw new AppError('not_found', peopleTexts.gone);
        const contact = contactOf(person);
        if (!isTyped(typed, contact)) {
          const { noMatch } = peopleTexts;
          throw new AppError('invalid', noMatch, { fields: { contact: noMatch } });
        }
        await erasePerson(c.get('services'), contact, actorOf(c));
        setFlash(c, { text: peopleTexts.erased, isProblem: false });
        return { body: staffPages.people.path };
      },
    }),
    {
      received: (_c, destination) => destination,
      page: async (c, posted) => {
        const page = await erasePage(c, posted);
        if (!page) throw new AppError('not_found', peopleTexts.gone);
        return page;
      },
    },
  ),
);
