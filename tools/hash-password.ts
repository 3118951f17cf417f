// npm run hash-password: makes the value of the ADMIN_PASSWORD_HASH secret from the staff password.
// In a terminal it asks without echo; otherwise it reads standard input.
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

import { hashPassword } from '../src/staff/sign-in/password.ts';
import { passwordProblem } from './password-rules.ts';

async function ask(): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  process.once('exit', () => terminal.close());
  terminal.on('SIGINT', () => process.exit(130));
  const question = async (label: string) => {
    process.stderr.write(label);
    const typed = await terminal.question('');
    process.stderr.write('\n');
    return typed;
  };
  const password = await question('Staff password: ');
  const again = await question('Repeat it: ');
  terminal.close();
  if (password !== again) throw new Error('The passwords differ.');
  return password;
}

/** Without the line end that echo and heredocs add. */
const piped = async () => (await text(process.stdin)).replace(/\r?\n$/, '');

try {
  const password = process.stdin.isTTY ? await ask() : await piped();
  const problem = passwordProblem(password);
  if (problem) throw new Error(problem);
  process.stdout.write(`${await hashPassword(password)}\n`);
  if (process.stdout.isTTY) {
    process.stderr.write('Set it with: npx wrangler secret put ADMIN_PASSWORD_HASH\n');
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
