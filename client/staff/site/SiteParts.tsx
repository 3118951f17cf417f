import { useEffect, useState } from 'react';

import { type DisplayTime, shownTime } from '../../../src/shared/display-time.ts';
import type {
  BlogState,
  JobRow,
  ProviderRow,
} from '../../../src/features/site-status/site-status.contract.ts';
import * as list from '../list/ListScreen.css.ts';
import * as styles from './Operations.css.ts';
import { ShownTime } from '../shell/ShownTime.tsx';
import { PartButton, TablePart } from './TablePart.tsx';

const OUTCOMES = {
  succeeded: ['good', 'Succeeded'],
  failed: ['bad', 'Failed'],
  running: ['busy', 'Running'],
  never: ['quiet', 'Not yet run'],
} as const;

/** A duration for people. @param ms null where nobody measured */
function shownDuration(ms: number | null): string {
  if (ms === null) return '–';
  return ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`;
}

/** What cron and the site's other background work last did. */
export function JobsPart({ jobs, time }: { jobs: readonly JobRow[]; time: DisplayTime }) {
  return (
    <TablePart
      title="Background work"
      text="The last run of each."
      columns={['Job', 'Runs', 'Outcome', 'Last run', 'Took', 'What it did']}
      empty="There is none."
      rows={jobs.map((job) => {
        const [tone, words] = OUTCOMES[job.outcome];
        return (
          <tr key={job.id}>
            <th className={list.name} scope="row">
              {job.name}
            </th>
            <td className={list.cell}>{job.schedule}</td>
            <td>
              <span className={styles.tone[tone]}>{words}</span>
            </td>
            <td className={styles.time} data-label="Last run">
              <ShownTime at={job.at} time={time} />
            </td>
            <td className={styles.number} data-label="Took">
              {shownDuration(job.duration_ms)}
            </td>
            <td className={styles.said}>{job.summary}</td>
          </tr>
        );
      })}
    />
  );
}

type Stores = Record<'d1' | 'kv' | 'r2', 'ok' | 'failed'>;

/** The stores as /api/health finds them now; null until it has answered. */
function useStores(): Stores | 'unknown' | null {
  const [stores, setStores] = useState<Stores | 'unknown' | null>(null);
  useEffect(() => {
    const alive = new AbortController();
    const ask = async () => {
      const signal = AbortSignal.any([alive.signal, AbortSignal.timeout(10_000)]);
      const response = await fetch('/api/health', { signal });
      const health: { checks: Stores } = await response.json();
      setStores(health.checks);
    };
    ask().catch(() => {
      if (!alive.signal.aborted) setStores('unknown');
    });
    return () => alive.abort();
  }, []);
  return stores;
}

function storesText(stores: ReturnType<typeof useStores>): string {
  if (stores === null) return 'Asking the stores…';
  if (stores === 'unknown') return 'The stores could not be asked.';
  const down = (['d1', 'kv', 'r2'] as const).filter((store) => stores[store] !== 'ok');
  return down.length === 0
    ? 'All three stores (D1, KV, R2) answer.'
    : `Not answering: ${down.join(', ').toUpperCase()}.`;
}

/** The third parties: configured or not, and what we last saw of each. */
export function ProvidersPart({
  providers,
  time,
}: {
  providers: readonly ProviderRow[];
  time: DisplayTime;
}) {
  const stores = useStores();
  return (
    <TablePart
      title="Providers"
      text={storesText(stores)}
      columns={['Provider', 'Settings', 'Last good call', 'Last failure', 'What it said']}
      empty="There are none."
      rows={providers.map((provider) => (
        <tr key={provider.id}>
          <th className={list.name} scope="row">
            {provider.name}
          </th>
          <td>
            {provider.missing.length === 0 ? (
              <span className={styles.tone.good}>Configured</span>
            ) : (
              <span className={styles.tone.bad}>Not configured</span>
            )}
          </td>
          <td className={styles.time} data-label="Last good call">
            <ShownTime at={provider.good_at} time={time} />
          </td>
          <td className={styles.time} data-label="Last failure">
            <ShownTime at={provider.failed_at} time={time} />
          </td>
          <td className={styles.said}>
            {provider.missing.length > 0
              ? `Missing: ${provider.missing.join(', ')}`
              : provider.failure}
          </td>
        </tr>
      ))}
    />
  );
}

/** How fresh the posts are that visitors read, and what is wrong where they are not. */
function freshnessText(
  { refreshed_at: at, outage, failure }: BlogState,
  time: DisplayTime,
): string {
  const posts = at === null ? 'No posts yet.' : `Posts are from ${shownTime(at, time)}.`;
  if (!outage) return at === null ? 'StoryChief has not been asked yet.' : posts;
  const since = shownTime(outage.since, time);
  const wrong = {
    silent: `StoryChief has not answered since ${since}.`,
    answered: `StoryChief has answered “${failure}” since ${since}.`,
    not_configured: 'StoryChief is not configured.',
  };
  return `${posts} ${wrong[outage.how]}`;
}

/** That StoryChief fails and what visitors see meanwhile, before all else; nothing while it is well. */
export function OutageLine({ blog, time }: { blog: BlogState; time: DisplayTime }) {
  if (!blog.outage) return null;
  const meanwhile =
    blog.posts > 0
      ? 'Visitors read the posts as they were kept then; new ones and changes appear once it answers.'
      : 'Visitors find no posts until it answers.';
  return (
    <p className={styles.outage}>
      <span className={styles.tone.bad}>StoryChief fails</span>{' '}
      <span suppressHydrationWarning>{freshnessText(blog, time)}</span> {meanwhile}
    </p>
  );
}

interface BlogPartProps {
  blog: BlogState;
  time: DisplayTime;
  isWorking: boolean;
  onPurge: () => void;
}

/** What is stored of the blog, how fresh it is, and the button that drops it. */
export function BlogPart({ blog, time, isWorking, onPurge }: BlogPartProps) {
  return (
    <TablePart
      title="Stored blog content"
      text={
        <>
          {blog.outage ? <span className={styles.tone.bad}>StoryChief fails</span> : null}{' '}
          {/* Two builds of Unicode's data may put another blank before AM; the Worker's stays. */}
          <span suppressHydrationWarning>{freshnessText(blog, time)}</span> The blog is read from
          these, whatever StoryChief does.
        </>
      }
      action={
        <PartButton isWorking={isWorking} onPress={onPurge}>
          Drop all content
        </PartButton>
      }
      columns={[
        'Posts',
        'HTML files',
        'Last good fetch',
        'Last failure',
        'What it said',
        'Last call of StoryChief',
      ]}
      empty=""
      rows={[
        <tr key="blog">
          <td className={styles.number} data-label="Posts">
            {blog.posts}
          </td>
          <td className={styles.number} data-label="HTML files">
            {blog.html_copies}
          </td>
          <td className={styles.time} data-label="Last good fetch">
            <ShownTime at={blog.refreshed_at} time={time} />
          </td>
          <td className={styles.time} data-label="Last failure">
            <ShownTime at={blog.failed_at} time={time} />
          </td>
          <td className={styles.said}>{blog.failure}</td>
          <td className={styles.time} data-label="Last call of StoryChief">
            <ShownTime at={blog.called_at} time={time} />
          </td>
        </tr>,
      ]}
    />
  );
}
