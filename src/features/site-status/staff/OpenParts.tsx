import { Cell } from '../../../ui/staff/Table.tsx';
import type { Engineering } from './site-status.ts';
import { TablePart } from './TablePart.tsx';

type OpenPartsProps = Pick<Engineering, 'placeholders' | 'statements' | 'questions'>;

/** What is not yet the owner's own, or nobody has confirmed. */
export const OpenParts = ({ placeholders, statements, questions }: OpenPartsProps) => (
  <>
    <Placeholders placeholders={placeholders} />
    <UnconfirmedStatements statements={statements} />
    <OpenQuestions questions={questions} />
  </>
);

const Placeholders = ({ placeholders }: Pick<Engineering, 'placeholders'>) => (
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

const UnconfirmedStatements = ({ statements }: Pick<Engineering, 'statements'>) => (
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

const OpenQuestions = ({ questions }: Pick<Engineering, 'questions'>) => (
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
