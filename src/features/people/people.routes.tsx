import { Hono } from 'hono';
import { z } from 'zod';

import { PersonScreen } from '../../../client/islands/PersonScreen.island.tsx';
import { actorOf } from '../../audit/actor.ts';
import { recordAudit } from '../../audit/audit.queries.ts';
import { findPersonId } from '../../people/person-of-record.queries.ts';
import type { AppContext, AppEnv } from '../../http/context.ts';
import { AppError } from '../../http/errors.tsx';
import { orUnavailable } from '../../http/or-unavailable.ts';
import { Island } from '../../http/page/island.tsx';
import { formSchema } from '../../http/submission/form-schema.ts';
import { acceptForm, defineSubmission } from '../../http/submission/submission.ts';
import { idParam, type ValidContext } from '../../http/validate.ts';
import { shownTime } from '../../shared/display-time.ts';
import { isoOf } from '../../shared/iso.ts';
import { staffPages } from '../../shared/staff-pages.ts';
import { setFlash, takeFlash } from '../staff/flash.ts';
import { renderStaffPage } from '../staff/StaffPage.tsx';
import { timeStyle } from '../staff/time-style.ts';
import { erasePerson, hashOf } from './erase.ts';
import { mayBePartner } from './erase.queries.ts';
import { personFile, personHtml } from './export-person.tsx';
import { erasePath, exportPaths, peopleTexts, personPath, type Person } from './people.contract.ts';
import { eraseForm, findForm } from './people.forms.ts';
import { lastErasure } from './people.queries.ts';
import { ErasePage, FindPage } from './PeoplePages.tsx';
import { showPerson } from './person.ts';

/** What is stored of one person: shown, handed out, erased (PER-01, DAT-01). */
export const people = new Hono<AppEnv>();

const MAX_BODY_BYTES = 8 * 1024;

type IdContext = ValidContext<{ param: { id: string } }>;

const noSuchPerson = () => new AppError('not_found', peopleTexts.gone);
const id = idParam(noSuchPerson);

people.get(staffPages.people.path, (c) =>
  renderStaffPage(c, {
    page: staffPages.people,
    status: 200,
    screen: <FindPage flash={takeFlash(c)} />,
  }),
);

/** Where an address leads: to its person, or back to the form with what is known. */
async function pageOf(c: AppContext, email: string): Promise<string> {
  const services = c.get('services');
  const recordId = await orUnavailable(findPersonId(services.db, email), peopleTexts.failed);
  if (recordId !== undefined) return personPath(recordId);
  const erasedAt = await orUnavailable(
    hashOf(services, email).then((hash) => lastErasure(services.db, hash)),
    peopleTexts.failed,
  );
  const text =
    erasedAt === undefined
      ? peopleTexts.notFound
      : `${peopleTexts.notFound} It was erased on ${shownTime(isoOf(erasedAt), timeStyle(c))}.`;
  setFlash(c, { text, isProblem: false });
  return staffPages.people.path;
}

people.post(
  staffPages.people.path,
  acceptForm(
    defineSubmission({
      form: findForm,
      schema: z.object(formSchema(findForm)),
      maxBodyBytes: MAX_BODY_BYTES,
      submit: async (c, { email }) => ({ body: await pageOf(c, email) }),
    }),
    { received: (_c, destination) => destination },
  ),
);

async function personOf(c: IdContext): Promise<Person> {
  const reading = showPerson(c.get('services'), c.req.valid('param').id);
  const person = await orUnavailable(reading, peopleTexts.failed);
  if (!person) throw noSuchPerson();
  return person;
}

people.get(personPath(':id'), id, async (c) => {
  const person = await personOf(c);
  if (person.id !== c.req.valid('param').id) return c.redirect(personPath(person.id), 302);
  return renderStaffPage(c, {
    page: staffPages.people,
    title: person.name,
    status: 200,
    screen: (
      <Island
        name="PersonScreen"
        component={PersonScreen}
        when="load"
        props={{ person, time: timeStyle(c) }}
      />
    ),
  });
});

/** Nothing leaves without a trace: what cannot be recorded is not exported. */
async function exported(c: IdContext, form: 'json' | 'html') {
  const services = c.get('services');
  const { id: recordId } = c.req.valid('param');
  const now = Date.now();
  const file = await orUnavailable(personFile(services, recordId, now), peopleTexts.failed);
  if (!file) throw noSuchPerson();
  const subject = { kind: 'person', id: recordId } as const;
  const record = { by: actorOf(c), action: 'person_exported', subject, detail: { form } } as const;
  await orUnavailable(recordAudit(services.db, record, now), peopleTexts.failed);
  return file;
}

const asFile = (form: string) => ({
  'content-disposition': `attachment; filename="person-${new Date().toISOString().slice(0, 10)}.${form}"`,
});

people.get(exportPaths.json(':id'), id, async (c) =>
  c.json(await exported(c, 'json'), 200, asFile('json')),
);

people.get(exportPaths.html(':id'), id, async (c) =>
  c.html(personHtml(await exported(c, 'html')), 200, asFile('html')),
);

async function renderErase(c: IdContext): Promise<Response> {
  const person = await personOf(c);
  const isPartner = await orUnavailable(
    mayBePartner(c.get('services').db, person.email),
    peopleTexts.failed,
  );
  return renderStaffPage(c, {
    page: staffPages.people,
    title: `Erase ${person.name}`,
    status: 200,
    screen: <ErasePage person={person} flash={takeFlash(c)} isPartner={isPartner} />,
  });
}

const isSame = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

people.get(erasePath(':id'), id, (c) => renderErase(c));

people.post(
  erasePath(':id'),
  id,
  acceptForm(
    defineSubmission({
      form: eraseForm,
      schema: z.object(formSchema(eraseForm)),
      maxBodyBytes: MAX_BODY_BYTES,
      submit: async (c: IdContext, { email }) => {
        const person = await personOf(c);
        if (!isSame(email, person.email)) {
          setFlash(c, { text: peopleTexts.noMatch, isProblem: true });
          return { body: erasePath(person.id) };
        }
        await orUnavailable(
          erasePerson(c.get('services'), person.email, actorOf(c)),
          peopleTexts.eraseFailed,
        );
        setFlash(c, { text: peopleTexts.erased, isProblem: false });
        return { body: staffPages.people.path };
      },
    }),
    { received: (_c, destination) => destination },
  ),
);
