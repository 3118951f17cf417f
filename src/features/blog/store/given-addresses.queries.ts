import { and, eq, gte, lt } from 'drizzle-orm';

import { areIn } from '../../../db/are-in.ts';
import type { Database } from '../../../db/client.ts';
import { postAddresses, posts } from '../../../db/schema/blog.ts';
import type { Story } from '../cms.port.ts';
import { slugOf, type PostRow, type StoredPost } from './stored-post.ts';

/** Where a post is, and what its story asks for where another post has that. */
export type PostAddress = Pick<PostRow, 'slug' | 'askedSlug'>;

/** A stored post, and whether another one has the same slug. */
export type KnownPost = StoredPost & { isSlugShared: number };

interface Dated {
  id: string;
  publishedAt: number | null;
}

interface Asking extends Dated {
  story: Story;
  /** What its story asks for. */
  slug: string;
  known: KnownPost | undefined;
}

interface Holder extends Dated {
  slug: string;
}

function askingOf(story: Story, known: KnownPost | undefined): Asking {
  const publishedAt = story.publishedAt ?? known?.publishedAt ?? null;
  return { story, id: story.id, publishedAt, slug: slugOf(story, known), known };
}

const byAge = (a: Dated, b: Dated): number =>
  (a.publishedAt ?? Infinity) === (b.publishedAt ?? Infinity)
    ? a.id.localeCompare(b.id, 'en', { numeric: true })
    : (a.publishedAt ?? Infinity) - (b.publishedAt ?? Infinity);

const isSettled = ({ slug, known }: Asking): boolean =>
  known !== undefined && known.slug === slug && !known.isSlugShared;

/** Its story asks for another slug than before. */
const isMoving = ({ slug, known }: Asking): boolean =>
  known !== undefined && known.slug !== slug && known.askedSlug !== slug;

const readPresent = (db: Database, slugs: readonly string[]): Promise<Holder[]> =>
  db
    .select({ id: posts.id, slug: posts.slug, publishedAt: posts.publishedAt })
    .from(posts)
    .where(areIn(posts.slug, slugs));

/** Those of the slugs whose last post is gone, with its id. */
async function readLeft(db: Database, slugs: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ slug: postAddresses.slug, id: postAddresses.postId, stored: posts.id })
    .from(postAddresses)
    .leftJoin(posts, eq(posts.id, postAddresses.postId))
    .where(areIn(postAddresses.slug, slugs));
  return new Map(rows.filter(({ stored }) => stored === null).map(({ slug, id }) => [slug, id]));
}

/** Which post had each address last that begins like this one and goes on. */
async function readNumbered(db: Database, base: string): Promise<Map<string, string>> {
  const rows = await db
    .select()
    .from(postAddresses)
    // "." is the sign after "-".
    .where(and(gte(postAddresses.slug, `${base}-`), lt(postAddresses.slug, `${base}.`)));
  return new Map(rows.map(({ slug, postId }) => [slug, postId]));
}

/** So long that a number behind it leaves an address. */
const MAX_NUMBERED = 190;

/** The number that a post had before, or the next that no post ever had. */
async function numberedSlug(
  db: Database,
  { id, slug }: Asking,
  holders: readonly Holder[],
): Promise<{ slug: string; isOwn: boolean }> {
  const base = slug.slice(0, MAX_NUMBERED).replace(/[\uD800-\uDBFF]$/, '');
  const numbered = await readNumbered(db, base);
  const isNumber = (address: string) => /^[1-9]\d*$/.test(address.slice(base.length + 1));
  const own = [...numbered].find(([address, post]) => post === id && isNumber(address));
  if (own) return { slug: own[0], isOwn: true };
  const taken = new Set([...numbered.keys(), ...holders.map((holder) => holder.slug)]);
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return { slug: `${base}-${number}`, isOwn: false };
}

async function addressOf(
  db: Database,
  asking: Asking,
  { holders, lastOfGone }: { holders: readonly Holder[]; lastOfGone: string | undefined },
): Promise<PostAddress> {
  const { id, slug, known } = asking;
  const others = holders.filter((holder) => holder.slug === slug && holder.id !== id);
  const isOthers =
    known?.slug === slug ? others.some((other) => byAge(other, asking) < 0) : others.length > 0;
  const wasLeft = lastOfGone !== undefined && lastOfGone !== id;
  if (!isOthers && !wasLeft) return { slug, askedSlug: null };
  // What it got instead stays its address when the other post goes: that may come back.
  if (known?.askedSlug === slug) return { slug: known.slug, askedSlug: slug };
  if (!isOthers && known) return { slug, askedSlug: null };
  const numbered = await numberedSlug(db, asking, holders);
  return isOthers || numbered.isOwn
    ? { slug: numbered.slug, askedSlug: slug }
    : { slug, askedSlug: null };
}

/** @param moving ids of posts that leave what they have */
async function addressesOf(
  db: Database,
  unsettled: readonly Asking[],
  moving: ReadonlySet<string>,
): Promise<Map<string, PostAddress>> {
  const given = new Map<string, PostAddress>();
  if (unsettled.length === 0) return given;
  const slugs = unsettled.map(({ slug }) => slug);
  const [present, left] = await Promise.all([readPresent(db, slugs), readLeft(db, slugs)]);
  const holders = present.filter(({ id }) => !moving.has(id));
  for (const asking of unsettled) {
    const { id, slug, publishedAt } = asking;
    const address = await addressOf(db, asking, { holders, lastOfGone: left.get(slug) });
    given.set(id, address);
    holders.push({ id, slug: address.slug, publishedAt });
  }
  return given;
}

/**
 * Where the posts of some stories are: at the slug of their story, unless another published story has it.
 * Of two that ask for one slug at once, the older gets it. A story gets it later when the other one moves to
 * another slug.
 */
export async function givenAddresses(
  db: Database,
  stories: readonly Story[],
  known: ReadonlyMap<string, KnownPost>,
): Promise<{ story: Story; address: PostAddress }[]> {
  const all = stories.map((story) => askingOf(story, known.get(story.id)));
  const unsettled = all.filter((asking) => !isSettled(asking)).toSorted(byAge);
  const given = await addressesOf(db, unsettled, new Set(all.filter(isMoving).map(({ id }) => id)));
  return all.map(({ id, story, slug }) => ({
    story,
    address: given.get(id) ?? { slug, askedSlug: null },
  }));
}
