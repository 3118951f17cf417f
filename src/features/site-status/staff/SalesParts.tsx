import { StaffNames } from '../../../staff/names/client/StaffNames.island.tsx';
import { Part } from '../../../ui/staff/Part.tsx';
import { Cell } from '../../../ui/staff/Table.tsx';
import { Island } from '../../../http/page/island.tsx';
import { shownTime, type DisplayTime } from '../../../shared/display-time.ts';
import { NotificationChoices } from './NotificationChoices.tsx';
import type { Sales } from './site-status.ts';
import { TablePart } from './TablePart.tsx';
import * as styles from './SitePage.css.ts';

type SalesPartsProps = Sales & { time: DisplayTime };

export const SalesParts = ({
  alerts,
  muted,
  missing,
  placeholders,
  statements,
  questions,
  time,
}: SalesPartsProps) => (
  <>
    <Island name="StaffNames" component={StaffNames} when="load" props={{}} />
    <Part
      title="Notifications"
      text={`New leads, messages and applications, and what fails, to an address of yours. ${missing ? `Nothing is sent: ${missing} is not set.` : 'An address is set.'}`}
    >
      {alerts.map(({ text, since }) => (
        <p key={text} className={styles.outage}>
          {text} (since {shownTime(since, time)})
        </p>
      ))}
      {missing ? null : <NotificationChoices muted={muted} />}
    </Part>
    <Placeholders placeholders={placeholders} />
    <UnconfirmedStatements statements={statements} />
    <OpenQuestions questions={questions} />
  </>
);

const Placeholders = ({ placeholders }: Pick<Sales, 'placeholders'>) => (
  <TablePart
    title="Placeholders"
    text="Invented values that visitors see until you replace them. This is the list of this deployment."
    columns={['What', 'Value', 'File']}
    empty={placeholders.length === 0 ? 'Everything has been replaced.' : null}
  >
    {placeholders.map(({ what, value, file }) => (
      <tr key={`${file} ${what} ${value}`}>
        <Cell kind="name">{what}</Cell>
        <Cell kind="text" label="Value">
          {value}
        </Cell>
        <Cell kind="text" label="File">
          {file}
        </Cell>
      </tr>
    ))}
  </TablePart>
);

const UnconfirmedStatements = ({ statements }: Pick<Sales, 'statements'>) => (
  <TablePart
    title="Unconfirmed statements"
    text="No page shows these until src/shared/content/unconfirmed.ts marks them as confirmed."
    columns={['Name', 'Statement']}
    empty={statements.length === 0 ? 'Every statement is confirmed.' : null}
  >
    {statements.map(({ id, text }) => (
      <tr key={id}>
        <Cell kind="name">{id}</Cell>
        <Cell kind="text" label="Statement">
          {text}
        </Cell>
      </tr>
    ))}
  </TablePart>
);

const OpenQuestions = ({ questions }: Pick<Sales, 'questions'>) => (
  <TablePart
    title="Open questions"
    text="What buyers ask and nobody has stated. The page about trust shows an answer once src/shared/content/unconfirmed.ts has it."
    columns={['Question', 'What an answer needs']}
    empty={questions.length === 0 ? 'Every question is answered.' : null}
  >
    {questions.map(({ asked, needs }) => (
      <tr key={asked}>
        <Cell kind="name">{asked}</Cell>
        <Cell kind="text" label="What an answer needs">
          {needs}
        </Cell>
      </tr>
    ))}
  </TablePart>
);
