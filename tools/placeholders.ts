// npm run placeholders: lists the invented values that are still there and the statements that wait
// for the owner. `--record` takes what is there now as delivered.
import { writeFileSync } from 'node:fs';
import { styleText } from 'node:util';

import { statements, unansweredQuestions } from '../src/shared/content/unconfirmed.ts';
import { currentHashes, DELIVERED, listPlaceholders } from './placeholders/list.ts';

if (process.argv.includes('--record')) {
  writeFileSync(DELIVERED, `${JSON.stringify(currentHashes(), null, 2)}\n`);
}

const placeholders = listPlaceholders();
const unconfirmed = Object.entries(statements).filter(([, { confirmed }]) => !confirmed);

const heading = (text: string) => styleText('bold', text);
const byFile = Object.groupBy(placeholders, ({ file }) => file);

console.log(heading(`${placeholders.length} placeholders`));
for (const [file, those = []] of Object.entries(byFile)) {
  console.log(`\n${file}`);
  for (const { what, value } of those) console.log(`  ${what.padEnd(32)}${value}`);
}
console.log(
  `\n${heading(`${unconfirmed.length} statements that no page shows until you confirm them`)}`,
);
console.log('\nsrc/shared/content/unconfirmed.ts');
for (const [id, { text }] of unconfirmed) console.log(`  ${id.padEnd(32)}${text}`);

const questions = unansweredQuestions();
console.log(`\n${heading(`${questions.length} questions of buyers without an answer`)}\n`);
for (const { asked, needs } of questions) console.log(`  ${asked}\n    ${needs}`);
