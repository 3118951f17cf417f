import { Hono } from 'hono';
import { z } from 'zod';

import { authorOf } from '../../audit/actor.ts';
import type { AppContext, AppEnv } from '../../http/context.ts';
import { AppError } from '../../http/app-error.ts';
import { respond } from '../../http/respond.ts';
import { whenStoreFails } from '../../http/store-failure.ts';
import { formSchema } from '../../http/submission/form-schema.ts';
import { acceptButton, acceptForm, defineSubmission } from '../../http/submission/submission.ts';
import { idParam, pageQuery, pathParams, type ValidContext } from '../../http/validate.ts';
import { kindOfList, recordKinds } from '../../record-kinds.contract.ts';
import type { PostedForm } from '../../shared/form.ts';
import { staffPages } from '../../shared/staff-pages.ts';
import { placeholderProblem } from '../../shared/text/mail-text.ts';
import { uuidv7 } from '../../shared/uuid.ts';
import { setFlash, takeFlash } from '../flash.ts';
import { readerOf } from '../reader.ts';
import { renderRead, renderStaffPage, staffPage } from '../StaffPage.tsx';
import { timeStyle } from '../time-style.ts';
import type { RecordKind } from '../work/record-kind.contract.ts';
import { startersFor } from './starter-texts.ts';
import { sampleFilling, standardTexts } from './text-kinds.ts';
import { textForm, textForms, textsApi, textTexts, type StoredText } from './texts.contract.ts';
import {
  findText,
  isStandardName,
  listStandard,
  listTexts,
  removeText,
  storeStandard,
  storeText,
  textsFor,
} from './texts.queries.ts';
import { EditTextPage, TextsPage, type EditedText, type ListedText } from './TextsPage.tsx';

const MAX_BODY_BYTES = 64 * 1024;
const page = staffPages.texts;

const gone = () => new AppError('not_found', textTexts.gone);
const id = idParam(gone);
type IdContext = ValidContext<{ param: { id: string } }>;

const dbOf = (c: AppContext) => c.get('services').db;
const myName = (c: AppContext): string => {
  const { who, isNamed } = readerOf(c);
  return isNamed ? who : '';
};

const kindNamed = (name: string | null | undefined) =>
  recordKinds.find((kind) => kind.name === name);
const standardNamed = (name: string) => standardTexts.find((text) => text.id === name);

/** The standard texts as they are now. */
async function readStandard(c: AppContext) {
  const changed = await listStandard(dbOf(c));
  return standardTexts.map(({ id: standard, kind, name, filling, isForReplies, text: usual }) => {
    const row = changed.find(({ decision }) => decision === standard);
    const { subject, text } = row ?? usual;
    const { changedAt, changedBy } = row ?? { changedAt: null, changedBy: null };
    return { id: standard, kind, name, filling, isForReplies, subject, text, changedAt, changedBy };
  });
}

/** Every text, the standard ones of a kind first. */
async function readTexts(c: AppContext): Promise<{ texts: ListedText[] }> {
  const [standard, stored] = await Promise.all([readStandard(c), listTexts(dbOf(c))]);
  const own = stored.flatMap(({ recordKind, ...row }): ListedText[] => {
    const kind = kindNamed(recordKind);
    return kind ? [{ ...row, kind }] : [];
  });
  return { texts: [...standard, ...own] };
}

/** A text with who changed it last; '' for nobody. */
type Opened = EditedText & { changedBy: string };

/** @param kindName of a text that is not there yet. @throws AppError not_found */
async function openText(c: AppContext, wanted: string, kindName: string): Promise<Opened> {
  const standard = (await readStandard(c)).find(({ id: name }) => name === wanted);
  if (standard) {
    const { name: title, changedAt, changedBy, ...text } = standard;
    const seen = changedAt === null ? '' : String(changedAt);
    return { ...text, name: null, title, seen, changedBy: changedBy ?? '', canRemove: false };
  }
  const row = await findText(dbOf(c), wanted);
  const kind = kindNamed(row?.recordKind ?? kindName);
  if (!kind) throw gone();
  return {
    id: wanted,
    name: row?.name ?? '',
    kind,
    title: `${row ? 'Text' : 'A new text'} for ${kind.noun.many}`,
    filling: sampleFilling(kind, myName(c)),
    subject: row?.subject ?? '',
    text: row?.text ?? '',
    seen: row ? String(row.changedAt) : '',
    changedBy: row?.changedBy ?? '',
    canRemove: row !== undefined,
  };
}

const showText = (c: AppContext, edited: EditedText) =>
  renderStaffPage(c, {
    page,
    title: edited.title,
    status: 200,
    screen: <EditTextPage edited={edited} problem={null} errors={{}} theirs={null} />,
  });

/** The form with what was typed, what is wrong with it, and what somebody else stored meanwhile. */
async function showAgain(
  c: IdContext,
  { values, errors, problem }: PostedForm<typeof textForm.fields>,
) {
  const stored = await openText(c, c.req.valid('param').id, values.kind);
  const { subject, text } = values;
  const isTheirs = stored.seen !== values.seen && stored.seen !== '';
  const edited = {
    ...stored,
    name: stored.name === null ? null : values.name,
    subject,
    text,
  };
  return staffPage(c, {
    page,
    title: stored.title,
    screen: (
      <EditTextPage
        edited={edited}
        problem={problem}
        errors={errors}
        theirs={
          isTheirs ? { subject: stored.subject, text: stored.text, by: stored.changedBy } : null
        }
      />
    ),
  });
}

const invalid = (field: string, text: string) =>
  new AppError('invalid', text, { fields: { [field]: text } });

const submission = defineSubmission({
  form: textForm,
  schema: z.object(formSchema(textForm)),
  maxBodyBytes: MAX_BODY_BYTES,
  submit: async (c: IdContext, { name, subject: given, text, kind: kindName, seen: sent }) => {
    const wanted = c.req.valid('param').id;
    const standard = standardNamed(wanted);
    const kind = standard?.kind ?? kindNamed(kindName);
    if (!kind) throw gone();
    const subject = given ?? '';
    if (standard && subject === '') throw invalid('subject', textTexts.missingSubject);
    const known = Object.keys(standard?.filling ?? sampleFilling(kind, ''));
    for (const [field, typed] of Object.entries({ subject, text })) {
      const problem = placeholderProblem(typed, known);
      if (problem !== undefined) throw invalid(field, problem);
    }
    const seen = /^\d+$/.test(sent ?? '') ? Number(sent) : null;
    const isStored = isStandardName(wanted)
      ? await storeStandard(dbOf(c), { name: wanted, seen, subject, text }, authorOf(c))
      : await storeText(
          dbOf(c),
          { id: wanted, recordKind: kind.name, name, seen, subject, text },
          authorOf(c),
        );
    if (!isStored) throw new AppError('conflict', textTexts.changed);
    setFlash(c, { text: `“${name}” is stored.`, isProblem: false, at: wanted });
    return { body: null };
  },
});

/** The texts that staff put into what they write to people, and those of the e-mails about decisions. */
export const textPages = new Hono<AppEnv>();

textPages.get(page.path, (c) => {
  const flash = takeFlash(c);
  return renderRead(c, page, readTexts(c), (read) => (
    <TextsPage texts={read?.texts ?? null} flash={flash} time={timeStyle(c)} />
  ));
});

const reading = whenStoreFails(textTexts.failed);
const storing = whenStoreFails(textTexts.notStored);

textPages.get(
  `${page.path}/new`,
  pageQuery((query) => query.get('for') ?? ''),
  async (c) => showText(c, await openText(c, uuidv7(Date.now()), c.req.valid('query'))),
);

textPages.get(textForms.store(':id'), reading, id, async (c) =>
  showText(c, await openText(c, c.req.valid('param').id, '')),
);

textPages.post(
  textForms.store(':id'),
  storing,
  id,
  acceptForm(submission, { received: page.path, page: showAgain }),
);

textPages.post(
  textForms.remove(':id'),
  storing,
  id,
  acceptButton({
    press: async (c: IdContext) => {
      if (!(await removeText(dbOf(c), c.req.valid('param').id, authorOf(c)))) throw gone();
      setFlash(c, { text: 'The text is removed.', isProblem: false });
    },
    received: page.path,
  }),
);

const lists = pathParams(z.object({ list: z.enum(recordKinds.map(({ list }) => list)) }));
type ListContext = ValidContext<{ param: { list: string } }>;

/** Adds the texts that a team can begin with, each that is not there. */
async function addStarters(c: ListContext): Promise<RecordKind> {
  const kind = kindOfList(c.req.valid('param').list);
  for (const starter of startersFor(kind.name))
    await storeText(
      dbOf(c),
      { ...starter, recordKind: kind.name, subject: '', seen: null },
      authorOf(c),
    );
  return kind;
}

textPages.post(
  textForms.begin(':list'),
  storing,
  lists,
  acceptButton({
    press: async (c: ListContext) => {
      const { noun } = await addStarters(c);
      const text = `Texts for ${noun.many} are added. Change them, or remove them.`;
      setFlash(c, { text, isProblem: false });
    },
    received: page.path,
  }),
);

/** What a reply about a record of a list can be made of. */
async function textsForReplies(c: ListContext): Promise<StoredText[]> {
  const kind = kindOfList(c.req.valid('param').list);
  const [standard, stored] = await Promise.all([readStandard(c), textsFor(dbOf(c), kind.name)]);
  return [
    ...standard
      .filter((text) => text.kind === kind && text.isForReplies)
      .map(({ id: name, name: shown, subject, text }) => ({
        id: name,
        name: shown,
        subject,
        text,
      })),
    ...stored,
  ];
}

textPages.get(textsApi.list.path, reading, lists, async (c) =>
  respond(c, textsApi.list, await textsForReplies(c)),
);

textPages.post(textsApi.begin.path, storing, lists, async (c) => {
  await addStarters(c);
  return respond(c, textsApi.begin, await textsForReplies(c));
});
