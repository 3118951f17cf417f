import { DialogQuestion } from '../../../ui/staff/DialogParts.tsx';
import { ShownTime } from '../../../ui/staff/ShownTime.tsx';
import { StaffButton } from '../../../ui/staff/StaffButton.tsx';
import { StatusChip } from '../../../ui/staff/Status.tsx';
import { Cell } from '../../../ui/staff/Table.tsx';
import { providerName } from '../../../providers/table.ts';
import { paths } from '../../../shared/paths.ts';
import type { DisplayTime } from '../../../shared/display-time.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { root as dialog } from '../../../ui/Dialog/Dialog.css.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { OpenParts } from './OpenParts.tsx';
import { siteForms } from './site-status.contract.ts';
import type { Engineering } from './site-status.ts';
import { TablePart } from './TablePart.tsx';
import * as styles from './SitePage.css.ts';

interface EngineeringPartsProps extends Engineering {
  time: DisplayTime;
}

export const EngineeringParts = ({
  jobs,
  providers,
  blog,
  database,
  sessions,
  time,
  ...open
}: EngineeringPartsProps) => (
  <>
    <FullDatabase database={database} />
    <Jobs jobs={jobs} database={database} time={time} />
    <Providers providers={providers} time={time} />
    <StoredBlog blog={blog} time={time} />
    <SharedSlugs posts={blog.sharedSlugs} />
    <Sessions sessions={sessions} time={time} />
    <OpenParts {...open} />
  </>
);

type PartProps<Of extends keyof Engineering> = Pick<EngineeringPartsProps, Of | 'time'>;

/** Deleting can still be planned then. */
const ALARM_FROM = 0.5;

const shareOf = ({ used }: Engineering['database']): string => `${(used * 100).toFixed(1)}%`;

const FullDatabase = ({ database }: Pick<Engineering, 'database'>) =>
  database.used < ALARM_FROM ? null : (
    <p className={styles.outage} role="alert">
      <StatusChip tone="bad">{`Database ${shareOf(database)} full`}</StatusChip> When it is full,
      nothing can be stored and staff cannot sign in. Delete what is no longer needed before.
    </p>
  );

const OUTCOMES = {
  succeeded: { tone: 'good', words: 'Succeeded' },
  late: { tone: 'bad', words: 'Late' },
  failed: { tone: 'bad', words: 'Failed' },
  running: { tone: 'busy', words: 'Running' },
  never: { tone: 'quiet', words: 'Not yet run' },
} as const;

/** @param ms null when it was not measured */
function shownDuration(ms: number | null): string {
  if (ms === null) return '–';
  return ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`;
}

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

const Jobs = ({ jobs, database, time }: PartProps<'jobs' | 'database'>) => (
  <TablePart
    title="Background jobs"
    text={`The last run of each. The database holds ${megabytes(database.bytes)}, ${shareOf(database)} of what it can.`}
    columns={['Job', 'Runs', 'Outcome', 'Last run', 'Took', 'What it did']}
  >
    {jobs.map(({ id, name, schedule, outcome, at, durationMs, summary }) => (
      <tr key={id}>
        <Cell kind="name">{name}</Cell>
        <Cell kind="text" label="Runs">
          {schedule}
        </Cell>
        <Cell kind="text" label="Outcome">
          <StatusChip tone={OUTCOMES[outcome].tone}>{OUTCOMES[outcome].words}</StatusChip>
        </Cell>
        <Cell kind="text" label="Last run">
          <ShownTime at={at} time={time} />
        </Cell>
        <Cell kind="text" label="Took">
          {shownDuration(durationMs)}
        </Cell>
        <Cell kind="text" label="What it did">
          {summary}
        </Cell>
      </tr>
    ))}
  </TablePart>
);

const Providers = ({ providers, time }: PartProps<'providers'>) => (
  <TablePart
    title="Providers"
    text={
      <>
        Configured or not, and when each was last seen to work and to fail.{' '}
        <a href="/api/health">/api/health</a> says whether the stores answer.
      </>
    }
    columns={['Provider', 'Settings', 'Last success', 'Last failure', 'Message']}
  >
    {providers.map(({ name, missing, workedAt, failedAt, failure }) => (
      <tr key={name}>
        <Cell kind="name">{name}</Cell>
        <Cell kind="text" label="Settings">
          {missing.length === 0 ? (
            <StatusChip tone="busy">Configured</StatusChip>
          ) : (
            <StatusChip tone="bad">Not configured</StatusChip>
          )}
        </Cell>
        <Cell kind="text" label="Last success">
          <ShownTime at={workedAt} time={time} />
        </Cell>
        <Cell kind="text" label="Last failure">
          <ShownTime at={failedAt} time={time} />
        </Cell>
        <Cell kind="text" label="Message">
          {missing.length > 0 ? `Missing: ${missing.join(', ')}` : failure}
        </Cell>
      </tr>
    ))}
  </TablePart>
);

const CMS = providerName('cms');
const LAST_CALL = `Last call of ${CMS}`;

const StoredBlog = ({ blog, time }: PartProps<'blog'>) => (
  <TablePart
    title="Stored blog content"
    text={`The blog is read from these, whatever ${CMS} does.`}
    action={
      <ConfirmedButton
        id="confirm-purge"
        label="Drop all content"
        question="Drop all stored blog content?"
        text={`Every stored post, HTML file and cached page of the blog goes. The next visitor waits while ${CMS} is asked; HTML files come back with the next run.`}
        confirm="Drop them"
        action={siteForms.purge}
      />
    }
    columns={['Posts', 'HTML files', 'Last good fetch', 'Last failure', 'Message', LAST_CALL]}
  >
    <tr>
      <Cell kind="name">{blog.posts}</Cell>
      <Cell kind="text" label="HTML files">
        {blog.snapshots}
      </Cell>
      <Cell kind="text" label="Last good fetch">
        <ShownTime at={blog.refreshed_at} time={time} />
      </Cell>
      <Cell kind="text" label="Last failure">
        <ShownTime at={blog.failed_at} time={time} />
      </Cell>
      <Cell kind="text" label="Message">
        {blog.failure}
      </Cell>
      <Cell kind="text" label={LAST_CALL}>
        <ShownTime at={blog.called_at} time={time} />
      </Cell>
    </tr>
  </TablePart>
);

const SharedSlugs = ({ posts }: { posts: Engineering['blog']['sharedSlugs'] }) =>
  posts.length === 0 ? null : (
    <TablePart
      title="Stories with the slug of another"
      text={`The story that had the slug first keeps it. Give the other one a slug of its own in ${CMS}; its address of now will lead there.`}
      columns={['Story', 'Slug', 'Whose it is', 'Address']}
    >
      {posts.map(({ title, slug, askedSlug, holder }) => (
        <tr key={slug}>
          <Cell kind="name">{title ?? 'Untitled Post'}</Cell>
          <Cell kind="text" label="Slug">
            {askedSlug}
          </Cell>
          <Cell kind="text" label="Whose it is">
            <a href={paths.post(askedSlug)}>{holder ?? 'Untitled Post'}</a>
          </Cell>
          <Cell kind="text" label="Address">
            <a href={paths.post(slug)}>{paths.post(slug)}</a>
          </Cell>
        </tr>
      ))}
    </TablePart>
  );

const Sessions = ({ sessions, time }: PartProps<'sessions'>) => (
  <TablePart
    title="Sessions"
    text="Everyone who is signed in with the staff password. Each session ends after 24 hours."
    action={
      sessions.some(({ own }) => !own) ? (
        <ConfirmedButton
          id="confirm-end-others"
          label="End all others"
          question="End all other sessions?"
          text="Everyone else who is signed in, you on other devices included, has to enter the password again. This session stays."
          confirm="End them"
          action={siteForms.endOtherSessions}
        />
      ) : null
    }
    columns={['Who', 'Browser', 'Address', 'Signed in', 'Ends', 'Actions']}
  >
    {sessions.map(({ id, who, browser, address, startedAt, endsAt, own }) => (
      <tr key={id}>
        <Cell kind="name">{who}</Cell>
        <Cell kind="text" label="Browser">
          {browser}
        </Cell>
        <Cell kind="text" label="Address">
          {address}
        </Cell>
        <Cell kind="text" label="Signed in">
          <ShownTime at={startedAt} time={time} />
        </Cell>
        <Cell kind="text" label="Ends">
          <ShownTime at={endsAt} time={time} />
        </Cell>
        <Cell kind="text" label="Actions">
          {own ? (
            <StatusChip tone="busy">This session</StatusChip>
          ) : (
            <EndSession id={id} who={who} />
          )}
        </Cell>
      </tr>
    ))}
  </TablePart>
);

const EndSession = ({ id, who }: { id: string; who: string }) => (
  <form method="post" action={siteForms.endSession(id)}>
    <StaffButton kind="row" type="submit">
      End
      <VisuallyHidden>{` the session of ${who}`}</VisuallyHidden>
    </StaffButton>
  </form>
);

interface ConfirmedButtonProps {
  id: string;
  label: string;
  question: string;
  text: string;
  confirm: string;
  /** Where the form leads. */
  action: string;
}

/** A button that asks before a change that cannot be undone. */
const ConfirmedButton = ({ id, label, question, text, confirm, action }: ConfirmedButtonProps) => (
  <>
    <StaffButton popoverTarget={id}>{label}</StaffButton>
    <div id={id} className={dialog} popover="auto" role="dialog" aria-label={question}>
      <DialogQuestion title={question} text={text} />
      <form className={styles.ways} method="post" action={action}>
        <Button type="submit" size="small">
          {confirm}
        </Button>
        <Button variant="secondary" size="small" popoverTarget={id}>
          Cancel
        </Button>
      </form>
    </div>
  </>
);
