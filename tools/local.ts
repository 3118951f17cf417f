import { spawn } from 'node:child_process';

import { LOCAL_PASSWORD } from './vite/sandbox-vars.ts';

export const local = {
  port: Number(process.env['PORT'] ?? 8787),
  stateDir: process.env['STATE_DIR'] ?? '.wrangler/state',
  password: process.env['ADMIN_PASSWORD'] ?? LOCAL_PASSWORD,
};

// Local runs need neither Cloudflare's network nor a trace store that grows by megabytes.
Object.assign(process.env, {
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  X_LOCAL_OBSERVABILITY: 'false',
  X_LOCAL_EXPLORER: 'false',
});

/**
 * Runs a tool of node_modules.
 * @returns its output
 * @throws Error with its output, when it fails
 */
export async function run(tool: string, args: readonly string[]): Promise<string> {
  const child = spawn(`node_modules/.bin/${tool}`, args, {
    env: { ...process.env, CI: '1', PATH: `node_modules/.bin:${process.env['PATH'] ?? ''}` },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0)
    throw new Error(`${tool} ${args.join(' ')} ended with ${String(code)}\n${output}`);
  return output;
}

/** The last line, "Ready on …", is what tools wait for. */
export function printReady(): void {
  const url = `http://localhost:${local.port}`;
  console.log(`
  Site            ${url}
  Staff           ${url}/admin/leads   password: ${local.password}
  Sent mail       ${url}/__sandbox/
`);
  console.log(`Ready on ${url}`);
}

/** Waits until the Worker responds; the port is open before that. */
export async function untilReady(): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const response = await fetch(`http://127.0.0.1:${local.port}/api/health`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The Worker did not respond within a minute');
}

export function closeOnSignal(close: () => Promise<void>): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void close().finally(() => process.exit(0)));
  }
}
