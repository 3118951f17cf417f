import { spawnSync } from 'node:child_process';

/** Where wrangler asks, too. */
const API = process.env['CLOUDFLARE_API_BASE_URL'] ?? 'https://api.cloudflare.com/client/v4';
const DEADLINE_MS = 20_000;

/** The platform's codes in words, with what to do. */
const CODES: Readonly<Record<number, string>> = {
  7500: 'D1 refused a statement of a migration. Nothing of that migration is in place.',
  10000:
    'The login or the token does not have the rights. Run npx wrangler login, or give the token the rights that docs/runbook.md names.',
  10014:
    'The name of the KV namespace is taken by an earlier try. Delete it: docs/runbook.md, "It stops with".',
  10021:
    'The platform could not start the Worker. Run npm test; if it passes, look at the message above.',
  10034:
    'The e-mail address of the Cloudflare account is not verified yet. Open the link in their e-mail.',
  10042:
    'R2 is not switched on. In the dashboard: Storage & databases → R2 → Add R2 subscription; it is free at first.',
  100328:
    'The account is on Workers Free. Switch to Workers Paid: Compute → Workers & Pages → Plans.',
};

/** What an output of the platform or of wrangler means; '' for nothing that is known. */
export const meaningOf = (output: string): string =>
  Object.entries(CODES)
    .filter(([code]) => new RegExp(`code: ${code}\\b|"code": ?${code}\\b`).test(output))
    .map(([, text]) => text)
    .join('\n');

interface Answer {
  success: boolean;
  result?: unknown;
  errors?: { code: number; message: string }[];
}

/** The token of the environment, else that of `wrangler login`. */
function tokenOf(): string | undefined {
  const given = process.env['CLOUDFLARE_API_TOKEN'];
  if (given) return given;
  const args = ['auth', 'token', '--json'];
  const { stdout } = spawnSync('node_modules/.bin/wrangler', args, { encoding: 'utf8' });
  try {
    return (JSON.parse(stdout) as { token?: string }).token;
  } catch {
    return undefined;
  }
}

export interface Account {
  /** Why nothing can be deployed, in sentences; empty where nothing speaks against it. */
  problems: string[];
  /** What could not be asked, or is still missing. */
  notes: string[];
  hasDatabase: boolean;
}

/**
 * Asks the account what a deployment needs, and changes nothing.
 * @param secrets that the site can have
 */
export async function askAccount(
  { worker, database }: { worker: string; database: string },
  secrets: readonly string[],
): Promise<Account> {
  const token = tokenOf();
  const account: Account = { problems: [], notes: [], hasDatabase: false };
  if (!token) {
    account.problems.push('Nobody is signed in. Run npx wrangler login.');
    return account;
  }
  const ask = async (path: string): Promise<Answer> => {
    const response = await fetch(`${API}${path}`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    return (await response.json()) as Answer;
  };
  const listOf = <Item>({ result }: Answer) => (Array.isArray(result) ? (result as Item[]) : []);

  const accounts = listOf<{ id: string; name: string }>(await ask('/accounts'));
  const id = process.env['CLOUDFLARE_ACCOUNT_ID'] ?? accounts[0]?.id;
  if (!id || (accounts.length > 1 && !process.env['CLOUDFLARE_ACCOUNT_ID'])) {
    const names = accounts.map((each) => `${each.name}: ${each.id}`).join(', ');
    account.problems.push(
      `Set CLOUDFLARE_ACCOUNT_ID to one of your accounts (${names || 'none'}).`,
    );
    return account;
  }
  const of = (path: string) => ask(`/accounts/${id}${path}`);
  const [plans, buckets, databases, stored] = await Promise.all([
    of('/subscriptions'),
    of('/r2/buckets'),
    of(`/d1/database?name=${database}`),
    of(`/workers/scripts/${worker}/secrets`),
  ]);
  const isPaid = listOf<{ rate_plan?: { id?: string } }>(plans).some(({ rate_plan: plan }) =>
    /workers|enterprise/i.test(plan?.id ?? ''),
  );
  if (!plans.success) account.notes.push('The plan could not be asked: it must be Workers Paid.');
  else if (!isPaid) account.problems.push(CODES[100328] ?? '');
  for (const answer of [buckets, databases]) {
    if (answer.success) continue;
    const said = (answer.errors ?? []).map(({ code, message }) => `${message} [code: ${code}]`);
    account.problems.push(meaningOf(said.join('\n')) || said.join('\n'));
  }
  account.hasDatabase = listOf<{ name: string }>(databases).some(({ name }) => name === database);
  const set = new Set(listOf<{ name: string }>(stored).map(({ name }) => name));
  const missing = secrets.filter((name) => !set.has(name));
  if (missing.length > 0) {
    account.notes.push(
      `Not set yet, so what needs them is off: ${missing.join(', ')} (npx wrangler secret put <NAME> --name ${worker}).`,
    );
  }
  return account;
}
