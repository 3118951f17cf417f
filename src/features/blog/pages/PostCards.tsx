import { Card } from '../../../ui/Card/Card.tsx';
import { Chip } from '../../../ui/Chip/Chip.tsx';
import { Grid } from '../../../ui/layout/Grid.tsx';
import { paths } from '../../../shared/paths.ts';
import { CHIPS_PER_CARD, keywordsOf, longDate } from '../blog.contract.ts';
import type { PostCard } from '../store/posts.queries.ts';
import { imageAltOf, titleOf } from './post-meta.ts';
import * as styles from './PostCards.css.ts';

/** For a picture that is missing or fails to load (BLOG-08). */
const PLACEHOLDER = '/media/blog-placeholder.svg';
/** The first row on a desktop, which is visible at once. */
const EAGER_IMAGES = 3;
/** A word with a hyphen inside. */
const COMPOUND = /(\S+-\S+)/;
/** In characters; a longer one would not fit into a narrow card. */
const LONGEST_COMPOUND = 18;

interface PictureProps {
  post: PostCard;
  eager: boolean;
}

function Picture({ post, eager }: PictureProps) {
  return (
    <img
      className={styles.picture}
      src={post.imageUrl ?? PLACEHOLDER}
      alt={imageAltOf(post)}
      width={800}
      height={450}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      data-image-fallback="swap"
      data-image-instead={PLACEHOLDER}
    />
  );
}

function Keywords({ keywords }: { keywords: string[] }) {
  const more = keywords.length - CHIPS_PER_CARD;
  if (keywords.length === 0) return null;
  return (
    <ul className={styles.keywords} aria-label="Topics">
      {keywords.slice(0, CHIPS_PER_CARD).map((keyword) => (
        <li key={keyword}>
          <Chip>{keyword}</Chip>
        </li>
      ))}
      {more > 0 ? <li className={styles.more}>{`+${more} more`}</li> : null}
    </ul>
  );
}

/** Compounds stay in one line: 'nice-to-have' must not end in 'nice-to-'. */
function Title({ children: title }: { children: string }) {
  return title.split(COMPOUND).map((part, index) =>
    index % 2 === 0 || part.length > LONGEST_COMPOUND ? (
      part
    ) : (
      <span key={part} className={styles.compound}>
        {part}
      </span>
    ),
  );
}

/** Posts as index cards, 1, 2 or 3 in a row by width (BLOG-05 to BLOG-14). */
export function PostCards({ posts }: { posts: readonly PostCard[] }) {
  return (
    <Grid as="ul">
      {posts.map((post, index) => (
        <Card key={post.id} as="li" padding="none" className={styles.card} data-post={post.slug}>
          <Picture post={post} eager={index < EAGER_IMAGES} />
          <div className={styles.text}>
            <p className={styles.date}>{longDate(post.publishedAt)}</p>
            <h2 className={styles.title}>
              <Title>{titleOf(post)}</Title>
            </h2>
            <p className={styles.excerpt}>{post.excerpt || 'No description available'}</p>
            <Keywords keywords={keywordsOf(post.keywords)} />
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
