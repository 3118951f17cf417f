import { Hono } from 'hono';
import { z, type ZodType } from 'zod';

import { actorOf } from '../../../audit/actor.ts';
import { recordAudit, type Actor } from '../../../audit/audit.queries.ts';
import { LIST_JOB, RECENT_JOB } from '../../../cron-jobs.ts';
import type { AppContext, AppEnv } from '../../../http/context.ts';
import { AppError } from '../../../http/app-error.ts';
import { providerErrorCode } from '../../../http/errors.tsx';
import { readJson } from '../../../http/read-body.ts';
import { respond } from '../../../http/respond.ts';
import { whenStoreFails } from '../../../http/store-failure.ts';
import { acceptButton } from '../../../http/submission/submission.ts';
import { validQuery } from '../../../http/validate.ts';
import type { Services } from '../../../services.ts';
import { isoOf } from '../../../shared/iso.ts';
import { setFlash } from '../../../staff/flash.ts';
import { texts } from '../../../staff/staff.contract.ts';
import { siteForms, tabPath } from '../../site-status/staff/site-status.contract.ts';
import { decodedSlug, isPostAddress, RECENT_POSTS } from '../blog.contract.ts';
import type { CmsFailure } from '../cms.port.ts';
import { removeAllSnapshots, writeSnapshot } from '../snapshots/snapshots.ts';
import { readNewest, readPost, readPostHead, type Post } from '../store/posts.queries.ts';
import { deleteAllPosts } from '../store/stored-posts.queries.ts';
import { applyStories } from '../sync/apply-stories.ts';
import { purgeAll } from '../sync/edge-purge.queries.ts';
import { failureText } from '../sync/failure-text.ts';
import { fetchMissing, fetchPost } from '../sync/post.sync.ts';
import { noPost, refuseWhenR2Fails } from '../snapshots/snapshot-errors.ts';
import { blogAdminApi, type SaveSnapshotRequest } from './blog-admin.contract.ts';

/** The staff guard has checked the session. */
export const blogAdmin = new Hono<AppEnv>();

// The newest posts as StoryChief has them, or the stored ones while it is down.
blogAdmin.get(blogAdminApi.recent.path, validQuery(z.strictObject({})), async (c) => {
  const services = c.get('services');
  const listed = await services.providers.cms.list({ count: RECENT_POSTS });
  if (listed.ok) await applyStories(services, listed.value.stories, 'skip');
  const newest = await readNewest(services.db, RECENT_POSTS);
  if (!listed.ok && newest.length === 0) {
    throw new AppError(
      providerErrorCode(listed.error.reason),
      failureText(listed.error, 'Failed to fetch posts'),
    );
  }
  const data = newest.map(({ slug, title, updatedAt }) => ({
    slug,
    title,
    updated_at: isoOf(updatedAt),
  }));
  return respond(c, blogAdminApi.recent, { data });
});

/** Browsers send the page's markup along, which is checked for its shape only. */
const MAX_SAVE_BYTES = 4 * 1024 * 1024;

const saveBody: ZodType<SaveSnapshotRequest> = z.strictObject({
  filename: z.string('filename must be a text').max(300, 'filename is too long'),
  html: z.string('html must be a text'),
  slug: z
    .string('slug must be a text')
    .transform(decodedSlug)
    .refine(isPostAddress, 'slug must be the address of a post'),
  title: z.string('title must be a text').max(1000, 'title is too long').nullish(),
  postData: z.record(z.string(), z.unknown(), 'postData must be an object').nullish(),
});

function fetchError(error: CmsFailure): AppError {
  if (error.status === 404) return new AppError('not_found', error.message);
  const code = providerErrorCode(error.reason);
  return new AppError(code, failureText(error, 'Failed to fetch post'));
}

/**
 * The post as StoryChief has it now, or the stored one while it is down.
 * @returns null for no post, and why the stored one may be old
 */
async function newestState(
  c: AppContext,
  slug: string,
): Promise<{ post: Post | null; failed?: CmsFailure }> {
  const services = c.get('services');
  const head = await readPostHead(services.db, slug);
  const fetched = head
    ? await fetchPost(services, head.id, 'skip')
    : await fetchMissing(services, slug, undefined);
  if (fetched.ok) return { post: fetched.value };
  if (fetched.error.reason === 'missing') throw new AppError('not_found', fetched.error.message);
  if (head?.hasBody) {
    return { post: (await readPost(services.db, slug)) ?? null, failed: fetched.error };
  }
  throw fetchError(fetched.error);
}

blogAdmin.post(blogAdminApi.save.path, async (c) => {
  const { slug } = await readJson(c, saveBody, {
    maxBytes: MAX_SAVE_BYTES,
    problem: 'The post cannot be saved',
  });
  const { post, failed } = await newestState(c, slug);
  if (!post) throw noPost(slug);
  const written = await refuseWhenR2Fails(writeSnapshot(c.get('services'), post), 'stored');
  // That the file is current is not known of a post that could not be read.
  if (!written && failed) throw fetchError(failed);
  return respond(c, blogAdminApi.save, {
    success: true,
    skipped: !written,
    filename: `${post.slug}.html`,
    updated_at: isoOf(post.updatedAt),
  });
});

/** Drops all that is stored of the blog. */
async function dropContent(services: Pick<Services, 'db' | 'snapshots'>, by: Actor): Promise<void> {
  const audit = recordAudit(services.db, { by, action: 'blog_purged' }, Date.now());
  await deleteAllPosts(services.db, [LIST_JOB, RECENT_JOB], [audit]);
  await purgeAll(services.db);
  // Last, so that a failing R2 does not keep the rest from being removed.
  await refuseWhenR2Fails(removeAllSnapshots(services.snapshots), 'removed');
}

// A button of the site page.
blogAdmin.post(
  siteForms.purge,
  whenStoreFails(texts.actionFailed),
  acceptButton({
    press: async (c: AppContext) => {
      await dropContent(c.get('services'), actorOf(c));
      setFlash(c, { text: 'All stored blog content is gone.', isProblem: false });
    },
    received: tabPath('engineers'),
  }),
);
