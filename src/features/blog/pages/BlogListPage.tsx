import { Suspense, use } from 'react';

import { Button } from '../../../ui/Button/Button.tsx';
import { SelectField } from '../../../ui/Field/Choice.tsx';
import { TextField } from '../../../ui/Field/Field.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { PageHeader } from '../../../ui/PageHeader/PageHeader.tsx';
import { paths } from '../../../shared/paths.ts';
import {
  isFiltered,
  listAddress,
  MAX_SEARCH_LENGTH,
  POSTS_PER_PAGE,
  type BlogFilter,
} from '../blog.contract.ts';
import type { StoredPostPage } from '../store/post-list.queries.ts';
import * as styles from './BlogListPage.css.ts';
import * as instead from './Instead.css.ts';
import { Instead } from './Instead.tsx';
import { PostCards } from './PostCards.tsx';

/** Posts, or the reason why there are none. */
export type ListOutcome = { ok: true; data: StoredPostPage } | { ok: false; reason: string };

interface ListProps {
  filter: BlogFilter;
  data: StoredPostPage;
}

/** The search: a plain GET form, so that it works without scripts. */
function FilterForm({ filter, data }: ListProps) {
  return (
    <form
      className={styles.filter}
      method="get"
      action={paths.blog}
      role="search"
      aria-label="Posts"
    >
      <TextField
        id="blog-q"
        name="q"
        type="search"
        label="Search posts"
        placeholder="Search posts..."
        defaultValue={filter.q}
        maxLength={MAX_SEARCH_LENGTH}
        autoComplete="off"
      />
      <SelectField
        id="blog-keyword"
        name="keyword"
        label="Keywords"
        placeholder="All Keywords"
        defaultValue={filter.keyword}
        options={data.keywords.map((keyword) => ({ value: keyword, label: keyword }))}
      />
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </form>
  );
}

function FilterLine({ filter, data }: ListProps) {
  if (!isFiltered(filter)) return null;
  return (
    <>
      {filter.q ? (
        <span>
          Search: <strong>{filter.q}</strong>
        </span>
      ) : null}
      {filter.keyword ? (
        <span>
          Keyword: <strong>{filter.keyword}</strong>
        </span>
      ) : null}
      <span className={styles.count}>{`Found ${data.found} result(s)`}</span>
    </>
  );
}

/** Keywords that lead on from a search without a result. */
const SUGGESTED = 6;

function Empty({ filter, data: { newest, keywords } }: ListProps) {
  if (!isFiltered(filter)) {
    return (
      <Instead drawing="none">
        <h2 className={instead.title}>No posts available at the moment.</h2>
        <p>Until the next one, see how a pile of resumes becomes a shortlist.</p>
        <Button href={paths.demo}>Try the demo</Button>
      </Instead>
    );
  }
  return (
    <>
      <Instead drawing="noMatch">
        <h2 className={instead.title}>No posts found</h2>
        <p>No results found for your current filters. Try adjusting your search criteria.</p>
        {keywords.length > 0 ? (
          <ul className={styles.keywords} aria-label="Keywords">
            {keywords.slice(0, SUGGESTED).map((keyword) => (
              <li key={keyword}>
                <a className={styles.keyword} href={listAddress({ q: '', keyword, page: 1 })}>
                  {keyword}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </Instead>
      {newest.length > 0 ? (
        <section className={styles.results} aria-labelledby="newest">
          <h2 id="newest" className={styles.newest}>
            The newest posts
          </h2>
          <PostCards posts={newest} level="h3" />
        </section>
      ) : null}
    </>
  );
}

function Pagination({ filter, data }: ListProps) {
  const pages = Math.ceil(data.found / POSTS_PER_PAGE);
  if (pages <= 1) return null;
  const { page } = filter;
  // The first, the last and the adjacent pages, so that the row stays short.
  const shown = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  const numbers = [...new Set(shown)].toSorted((a, b) => a - b);
  const to = (target: number) => listAddress({ ...filter, page: target });
  return (
    <nav className={styles.pagination} aria-label="Pages">
      {page > 1 ? (
        <a className={styles.step} href={to(page - 1)} rel="prev">
          Previous
        </a>
      ) : null}
      <ol className={styles.numbers}>
        {numbers.map((number, index) => (
          <li
            key={number}
            className={number - (numbers[index - 1] ?? number - 1) > 1 ? styles.gap : undefined}
          >
            <a
              className={styles.number}
              href={to(number)}
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
      {page < pages ? (
        <a className={styles.step} href={to(page + 1)} rel="next">
          Next
        </a>
      ) : null}
    </nav>
  );
}

/** The posts could not be fetched and none are stored. */
function LoadError({ filter, reason }: { filter: BlogFilter; reason: string }) {
  return (
    <Instead drawing="lost" role="alert">
      <h2 className={instead.title}>Error Loading Blog</h2>
      <p>Our blog is not answering. Your browser is fine; try again in a minute.</p>
      <form method="get" action={paths.blog}>
        {filter.q ? <input type="hidden" name="q" value={filter.q} /> : null}
        {filter.keyword ? <input type="hidden" name="keyword" value={filter.keyword} /> : null}
        <Button type="submit">Try Again</Button>
      </form>
      <p className={instead.reason}>{reason}</p>
    </Instead>
  );
}

function List({ filter, outcome }: { filter: BlogFilter; outcome: ListOutcome }) {
  if (!outcome.ok) return <LoadError filter={filter} reason={outcome.reason} />;
  const { data } = outcome;
  return (
    // While a visitor types, live-list.ts replaces the marked parts; fields keep their focus.
    <div className={styles.list} data-live-list={listAddress(filter)}>
      {data.cards.length > 0 || isFiltered(filter) ? (
        <FilterForm filter={filter} data={data} />
      ) : null}
      <div className={styles.state}>
        {/* Always present, so that screen readers announce changes. */}
        <p className={styles.line} role="status" data-live-part="found">
          <FilterLine filter={filter} data={data} />
        </p>
        <div data-live-part="clear">
          {isFiltered(filter) ? (
            <Button href={paths.blog} variant="quiet" data-live-clear="">
              Clear Filters
            </Button>
          ) : null}
        </div>
      </div>
      <div className={styles.results} data-live-part="results">
        {data.cards.length > 0 ? (
          <PostCards posts={data.cards} q={filter.q} />
        ) : (
          <Empty filter={filter} data={data} />
        )}
        <Pagination filter={filter} data={data} />
      </div>
    </div>
  );
}

function LateList({ filter, outcome }: { filter: BlogFilter; outcome: Promise<ListOutcome> }) {
  return <List filter={filter} outcome={use(outcome)} />;
}

interface BlogListPageProps {
  filter: BlogFilter;
  /** A promise (which never rejects) where the posts are still on their way. */
  outcome: ListOutcome | Promise<ListOutcome>;
}

/** The blog's list: title and intro at once, the posts as soon as they are there. */
export function BlogListPage({ filter, outcome }: BlogListPageProps) {
  return (
    <Container>
      <PageHeader
        kind="tool"
        title="Hiring, written down"
        intro="Job ads that get answers, interviews that predict, offers that get signed."
      />
      <div className={styles.content}>
        {outcome instanceof Promise ? (
          <Suspense
            fallback={
              <p className={styles.loading} role="status">
                Loading posts...
              </p>
            }
          >
            <LateList filter={filter} outcome={outcome} />
          </Suspense>
        ) : (
          <List filter={filter} outcome={outcome} />
        )}
      </div>
    </Container>
  );
}
