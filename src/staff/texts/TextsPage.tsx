import { authorText } from '../../shared/text/author.ts';
import type { ReactNode } from 'react';

import { Island } from '../../http/page/island.tsx';
import { recordKinds } from '../../record-kinds.contract.ts';
import type { DisplayTime } from '../../shared/display-time.ts';
import { isoOf } from '../../shared/iso.ts';
import { staffPages } from '../../shared/staff-pages.ts';
import type { Filling, MailText } from '../../shared/text/mail-text.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Part } from '../../ui/staff/Part.tsx';
import { OutcomeNote, Region, Screen, ScreenNote } from '../../ui/staff/Screen.tsx';
import { button } from '../../ui/staff/StaffButton.css.ts';
import { Cell, CellLink, NextRow, SecondLine, Table } from '../../ui/staff/Table.tsx';
import { KeyHint } from '../../ui/staff/KeyHint.tsx';
import { ShownTime } from '../../ui/staff/ShownTime.tsx';
import { Letter } from '../client/MailEditor.tsx';
import type { Flash } from '../staff.contract.ts';
import * as staff from '../StaffPage.css.ts';
import type { RecordKind } from '../work/record-kind.contract.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { TextEditor } from './client/TextEditor.island.tsx';
import { hasNoOwnTexts, newTextPath, textForms, textTexts } from './texts.contract.ts';
import * as styles from './TextsPage.css.ts';

/** A text as its list has it. */
export interface ListedText {
  id: string;
  kind: RecordKind;
  name: string;
  text: string;
  /** ms since 1970; null where nobody changed it. */
  changedAt: number | null;
  changedBy: string | null;
}

interface TextsPageProps {
  /** Null when they could not be read. */
  texts: readonly ListedText[] | null;
  flash: Flash | null;
  time: DisplayTime;
}

const { path, title } = staffPages.texts;

/** GET /admin/texts: what staff write to people again and again, by what it is for. */
export const TextsPage = ({ texts, flash, time }: TextsPageProps) => (
  <Screen
    title={title}
    actions={null}
    status={
      flash ? (
        <OutcomeNote {...flash} isNext={!texts?.some(({ id }) => id === flash.at)} />
      ) : (
        <ScreenNote>
          In a reply, “Texts...” <KeyHint>Ctrl J</KeyHint> puts one of them where the cursor is.
        </ScreenNote>
      )
    }
    problem={texts ? null : textTexts.failed}
  >
    <Region label="Stored texts, entries">
      {recordKinds.map((kind) => (
        <KindPart
          key={kind.name}
          kind={kind}
          texts={texts?.filter((text) => text.kind === kind) ?? []}
          time={time}
          next={flash?.at}
        />
      ))}
    </Region>
  </Screen>
);

interface KindPartProps {
  kind: RecordKind;
  texts: readonly ListedText[];
  time: DisplayTime;
  /** The id of the text that was stored just now. */
  next: string | undefined;
}

const KindPart = ({ kind, texts, time, next }: KindPartProps) => {
  const { name: kindName, list, noun, page } = kind;
  return (
    <Part
      title={`For ${noun.many}`}
      text={<a href={page.path}>{page.title}</a>}
      action={
        <>
          {hasNoOwnTexts(kind, texts) ? (
            <form method="post" action={textForms.begin(list)}>
              <Button type="submit" variant="secondary" size="small" className={button.row}>
                {textTexts.begin}
                <VisuallyHidden>{` for ${noun.many}`}</VisuallyHidden>
              </Button>
            </form>
          ) : null}
          <Button
            href={newTextPath(kindName)}
            variant="secondary"
            size="small"
            className={button.row}
          >{`Add a text for ${noun.many}`}</Button>
        </>
      }
    >
      <Table
        label={`Texts for ${noun.many}`}
        columns={['Name', 'Text', 'Changed']}
        empty={texts.length === 0 ? `No texts for ${noun.many} yet.` : null}
      >
        {texts.map(({ id, name, text, changedAt, changedBy }) => (
          <NextRow key={id} id={id} isNext={id === next}>
            <Cell kind="name" rowName={name}>
              <CellLink href={textForms.store(id)}>{name}</CellLink>
            </Cell>
            <Cell kind="line">
              <span className={styles.lines}>{text}</span>
            </Cell>
            <Cell kind="time">
              {changedAt === null ? (
                'Standard text'
              ) : (
                <>
                  <ShownTime isDay at={isoOf(changedAt)} time={time} />
                  <SecondLine>{authorText(changedBy ?? '')}</SecondLine>
                </>
              )}
            </Cell>
          </NextRow>
        ))}
      </Table>
    </Part>
  );
};

/** A text that is edited. */
export interface EditedText extends MailText {
  id: string;
  /** Null where it is a standard text, whose name stays. */
  name: string | null;
  kind: RecordKind;
  title: string;
  filling: Filling;
  /** When (ms) it had been changed; '' where it was never stored. */
  seen: string;
  canRemove: boolean;
}

interface EditTextPageProps {
  edited: EditedText;
  problem: string | null;
  errors: { name?: string; subject?: string; text?: string };
  /** What somebody stored since; null for nothing. */
  theirs: (MailText & { by: string }) | null;
}

/** GET /admin/texts/{id}: one text, as it is written and as it is read. */
export const EditTextPage = ({ edited, problem, errors, theirs }: EditTextPageProps) => {
  const { id, name, subject, text, kind, filling, seen, canRemove } = edited;
  return (
    <div className={staff.question}>
      <div className={`${staff.questionCard} ${styles.card}`}>
        <h1 className={staff.gateTitle}>{edited.title}</h1>
        {problem === null || Object.keys(errors).length > 0 ? null : (
          <p
            className={styles.problem}
            role="alert"
            tabIndex={-1}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form led here
            autoFocus
          >
            {problem}
          </p>
        )}
        {theirs ? <Theirs title={`As ${authorText(theirs.by)} stored it`} mail={theirs} /> : null}
        <form method="post" action={textForms.store(id)}>
          <input type="hidden" name="kind" value={kind.name} />
          <input type="hidden" name="seen" value={seen} />
          {name === null ? <input type="hidden" name="name" value={edited.title} /> : null}
          <Island
            name="TextEditor"
            component={TextEditor}
            when="load"
            props={{ name, subject, text, filling, errors, isRefused: problem !== null }}
          />
          <div className={staff.ways}>
            <Button type="submit" size="small">
              Store
            </Button>
            <Button href={path} variant="secondary" size="small">
              Back
            </Button>
          </div>
        </form>
        {canRemove ? <Removal id={id} /> : null}
      </div>
    </div>
  );
};

const Theirs = ({ title: heading, mail }: { title: ReactNode; mail: MailText }) => (
  <section>
    <h2 className={styles.heading}>{heading}</h2>
    <Letter mail={mail} />
  </section>
);

/** What is removed cannot be brought back: a second press does it. */
const Removal = ({ id }: { id: string }) => (
  <details className={styles.removal}>
    <summary>Remove this text</summary>
    <form method="post" action={textForms.remove(id)}>
      <Button type="submit" size="small" variant="secondary">
        Remove it for everyone
      </Button>
    </form>
  </details>
);
