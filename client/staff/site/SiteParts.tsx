import { healthApi } from '../../../src/features/health/health.contract.ts';
import { type DisplayTime, shownTime } from '../../../src/shared/display-time.ts';
import type {
  BlogState,
  JobRow,
  ProviderRow,
} from '../../../src/features/site-status/site-status.contract.ts';
import { useResource, type Resource } from '../list/use-resource.ts';
import { StatusChip } from '../ui/StatusChip.tsx';
import { Cell } from '../ui/Table.tsx';
import { TimeCell } from '../ui/TimeCell.tsx';
import * as styles from './Operations.css.ts';
import { TablePart } from './TablePart.tsx';

const OUTCOMES = {
  succeeded: ['good', 'Succeeded'],
  failed: ['bad', 'Failed'],
  running: ['busy', 'Running'],
  never: ['quiet', 'Not yet run'],
} as const;

/** @param ms null when it was not measured */
function shownDuration(ms: number | null): string {
  if (ms === null) return '–';
  return ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`;
}

export function JobsPart({ jobs, time }: { jobs: readonly JobRow[]; time: DisplayTime }) {
  return (
    <TablePart
      title="Background jobs"
      text="The last run of each."
      columns={['Job', 'Runs', 'Outcome', 'Last run', 'Took', 'What it did']}
      empty="There is none."
      rows={jobs.map((job) => {
        const [tone, words] = OUTCOMES[job.outcome];
        return (
          <tr key={job.id}>
            <Cell kind="name">{job.name}</Cell>
            <Cell kind="text">{job.schedule}</Cell>
            <Cell>
              <StatusChip tone={tone}>{words}</StatusChip>
            </Cell>
            <TimeCell label="Last run" at={job.at} time={time} />
            <Cell kind="number" label="Took">
              {shownDuration(job.duration_ms)}
            </Cell>
            <Cell kind="prose">{job.summary}</Cell>
          </tr>
        );
      })}
    />
  );
}

function storesText({ data, problem }: Resource<typeof healthApi.read>): string {
  if (problem) return problem;
  if (!data) return 'Checking the stores…';
  const down = (['d1', 'kv', 'r2'] as const).filter((store) => data.checks[store] !== 'ok');
  return down.length === 0
    ? 'All three stores (D1, KV, R2) answer.'
    : `Not answering: ${down.join(', ').toUpperCase()}.`;
}

/** The third parties: configured or not, and the last outcome of each. */
export function ProvidersPart({
  providers,
  time,
}: {
  providers: readonly ProviderRow[];
  time: DisplayTime;
}) {
  const stores = useResource(
    healthApi.read,
    {},
    { start: undefined, failed: 'The stores could not be checked.' },
  );
  return (
    <TablePart
      title="Providers"
      text={storesText(stores)}
      columns={['Provider', 'Settings', 'Last good call', 'Last failure', 'Message']}
      empty="There are none."
      rows={providers.map((provider) => (
        <tr key={provider.id}>
          <Cell kind="name">{provider.name}</Cell>
          <Cell>
            {provider.missing.length === 0 ? (
              <StatusChip tone="good">Configured</StatusChip>
            ) : (
              <StatusChip tone="bad">Not configured</StatusChip>
            )}
          </Cell>
          <TimeCell label="Last good call" at={provider.good_at} time={time} />
          <TimeCell label="Last failure" at={provider.failed_at} time={time} />
          <Cell kind="prose">
            {provider.missing.length > 0
              ? `Missing: ${provider.missing.join(', ')}`
              : provider.failure}
          </Cell>
        </tr>
      ))}
    />
  );
}

/** How fresh the posts are that visitors read, and why they are not. */
function freshnessText(
  { provider, refreshed_at: at, outage, failure }: BlogState,
  time: DisplayTime,
): string {
  const posts = at === null ? 'No posts yet.' : `Posts are from ${shownTime(at, time)}.`;
  if (!outage) return at === null ? `${provider} has not been asked yet.` : posts;
  const since = shownTime(outage.since, time);
  const wrong = {
    silent: `${provider} has not answered since ${since}.`,
    error: `${provider} has answered “${failure}” since ${since}.`,
    not_configured: `${provider} is not configured.`,
  };
  return `${posts} ${wrong[outage.how]}`;
}

/** An outage of the content service and what visitors see during it. */
export function OutageLine({ blog, time }: { blog: BlogState; time: DisplayTime }) {
  if (!blog.outage) return null;
  const visitors =
    blog.posts > 0
      ? 'Visitors read the posts as they were stored then; new ones and changes appear once it answers.'
      : 'Visitors find no posts until it answers.';
  return (
    <p className={styles.outage}>
      <StatusChip tone="bad">{`${blog.provider} fails`}</StatusChip>{' '}
      <span suppressHydrationWarning>{freshnessText(blog, time)}</span> {visitors}
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
          {blog.outage ? <StatusChip tone="bad">{`${blog.provider} fails`}</StatusChip> : null}{' '}
          {/* The browser's Unicode data may put another space before AM; the Worker's stays. */}
          <span suppressHydrationWarning>{freshnessText(blog, time)}</span> The blog is read from
          these, whatever {blog.provider} does.
        </>
      }
      action={{ label: 'Drop all content', isWorking, onClick: onPurge }}
      columns={[
        'Posts',
        'HTML files',
        'Last good fetch',
        'Last failure',
        'Message',
        `Last call of ${blog.provider}`,
      ]}
      empty=""
      rows={[
        <tr key="blog">
          <Cell kind="number" label="Posts">
            {blog.posts}
          </Cell>
          <Cell kind="number" label="HTML files">
            {blog.snapshots}
          </Cell>
          <TimeCell label="Last good fetch" at={blog.refreshed_at} time={time} />
          <TimeCell label="Last failure" at={blog.failed_at} time={time} />
          <Cell kind="prose">{blog.failure}</Cell>
          <TimeCell label={`Last call of ${blog.provider}`} at={blog.called_at} time={time} />
        </tr>,
      ]}
    />
  );
}
