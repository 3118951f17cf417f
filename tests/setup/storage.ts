import { reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach } from 'vitest';

import { clearPageCache } from '../../src/http/cache/page-store.ts';
import { createDatabase, emptyDatabase } from '../helpers/database.ts';
import { sandbox } from '../helpers/sandbox.ts';

const MAX_RESETS = 3;

/** D1's change counter at the last look; D1 adds at least one for each call, reads included. */
let counted = Number.NaN;

/** Whether nothing called D1 since the last look, and KV and R2 are empty. */
async function isUntouched(): Promise<boolean> {
  const [changes, kv, r2] = await Promise.all([
    env.DB.prepare('SELECT total_changes() AS changes').first<number>('changes'),
    env.KV.list(),
    env.BLOG_HTML.list(),
  ]);
  // The look before was a call itself.
  const isFirstCall = changes === counted + 1;
  counted = changes ?? Number.NaN;
  return isFirstCall && kv.keys.length + r2.objects.length === 0;
}

/** @returns whether all is as a reset leaves it */
async function deleteContents(): Promise<boolean> {
  const deleteKeys = async () => {
    const { keys, list_complete: isComplete } = await env.KV.list();
    await Promise.all(keys.map(({ name }) => env.KV.delete(name)));
    return isComplete;
  };
  const deleteObjects = async () => {
    const { objects, truncated } = await env.BLOG_HTML.list();
    if (objects.length > 0) await env.BLOG_HTML.delete(objects.map(({ key }) => key));
    return !truncated;
  };
  const done = await Promise.all([
    emptyDatabase().catch(() => false),
    deleteKeys(),
    deleteObjects(),
  ]);
  return done.every(Boolean);
}

async function emptyStores(): Promise<void> {
  if (await isUntouched()) return;
  if (!Number.isNaN(counted) && (await deleteContents())) {
    await isUntouched();
    return;
  }
  // Takes many times as long.
  for (let tries = 1; ; tries += 1) {
    await reset();
    try {
      await createDatabase();
      await isUntouched();
      return;
    } catch (error) {
      // On a busy machine, a reset sometimes leaves the tables in place.
      if (tries === MAX_RESETS) throw error;
    }
  }
}

// Every test begins with empty stores, a fresh sandbox and empty caches.
beforeEach(async () => {
  await emptyStores();
  clearPageCache();
  await sandbox.reset();
});
