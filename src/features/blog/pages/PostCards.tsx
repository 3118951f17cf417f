import { Card } from '../../../ui/Card/Card.tsx';
import { Chip } from '../../../ui/Chip/Chip.tsx';
import { Grid } from '../../../ui/layout/Grid.tsx';
import { Unbroken } from '../../../ui/Unbroken/Unbroken.tsx';
import { paths } from '../../../shared/paths.ts';
import { fold } from '../../../shared/text/fold.ts';
import { pictureSrcSet } from '../pictures/picture-address.ts';
import { CHIPS_PER_CARD, longDate } from '../blog.contract.ts';
import type { PostCard } from '../store/posts.queries.ts';
import { pictureSizes } from './picture-sizes.ts';
import { imageAltOf, titleOf } from '../post-meta.ts';
import * as styles from './PostCards.css.ts';

/** For a picture that is missing or fails to load. */
const PLACEHOLDER = '/media/blog-placeholder.svg';
interface PictureProps {
  post: PostCard;
  className: string;
  sizes: string;
  /** Whether it is the largest element of the first view, for which nothing else should wait. */
  isFirst?: boolean;
}

/** From our own origin; when that fails, from the provider's, and then the placeholder. */
export function PostPicture({ post, className, sizes, isFirst = false }: PictureProps) {
  const srcSet = pictureSrcSet(post);
  return (
    <img
      className={className}
      src={post.imageUrl ?? PLACEHOLDER}
      alt={imageAltOf(post)}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      width={800}
      height={450}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      data-image-fallback="swap"
      data-image-instead={PLACEHOLDER}
    />
  );
}

function Keywords({ keywords }: Pick<PostCard, 'keywords'>) {
  const more = keywords.length - CHIPS_PER_CARD;
  if (keywords.length === 0) return null;
  return (
    <ul className={styles.keywords} aria-label="Topics">
      {keywords.slice(0, CHIPS_PER_CARD).map(({ key, label }) => (
        <li key={key}>
          <Chip>{label}</Chip>
        </li>
      ))}
      {more > 0 ? <li className={styles.more}>{`+${more} more`}</li> : null}
    </ul>
  );
}

/** Date, author and minutes; what a story lacks is left out. */
export function PostFacts({ post }: { post: PostCard }) {
  return (
    <p className={styles.facts}>
      <span>{longDate(post.publishedAt)}</span>
      {post.authorName ? <span>{post.authorName}</span> : null}
      {post.minutes ? <span>{`${post.minutes} min read`}</span> : null}
    </p>
  );
}

interface FoundProps {
  children: string;
  /** What the posts were searched for. */
  words: readonly string[];
}

/** A text in which the words that were searched for are marked, as the search compares them. */
function Found({ children: text, words }: FoundProps) {
  if (words.length === 0) return <Unbroken>{text}</Unbroken>;
  return [...text.matchAll(/\s+|\S+/g)].map(({ 0: part, index: at }) => {
    const folded = fold(part);
    return words.some((word) => folded.includes(word)) ? (
      <mark key={at} className={styles.found}>
        {part}
      </mark>
    ) : (
      part
    );
  });
}

interface PostCardsProps {
  posts: readonly PostCard[];
  /** Of the titles. */
  level?: 'h2' | 'h3';
  q?: string;
}

/** Posts as index cards, 1, 2 or 3 in a row by width. */
export function PostCards({ posts, level: Heading = 'h2', q = '' }: PostCardsProps) {
  const words = fold(q).split(' ').filter(Boolean);
  return (
    <Grid as="ul">
      {posts.map((post, index) => (
        <Card key={post.id} as="li" padding="none" className={styles.card} data-post={post.slug}>
          <PostPicture
            post={post}
            className={styles.picture}
            sizes={pictureSizes.card}
            isFirst={index === 0}
          />
          <div className={styles.text}>
            <PostFacts post={post} />
            <Heading className={styles.title}>
              <Found words={words}>{titleOf(post)}</Found>
            </Heading>
            <p className={styles.excerpt}>
              <Found words={words}>{post.excerpt || 'No description available'}</Found>
            </p>
            <Keywords keywords={post.keywords} />
            <a
              className={styles.link}
              href={paths.post(post.slug)}
              aria-label={`Read More → ${titleOf(post)}`}
            >
              Read More →
            </a>
          </div>
        </Card>
      ))}
    </Grid>
  );
}
