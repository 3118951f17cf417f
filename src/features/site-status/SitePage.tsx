import { StaffNames } from '../../../client/islands/StaffNames.island.tsx';
import { DialogQuestion } from '../../../client/staff/ui/DialogParts.tsx';
import { FilterLinks } from '../../../client/staff/ui/FilterLinks.tsx';
import { Part } from '../../../client/staff/ui/Part.tsx';
import { StaffButton } from '../../../client/staff/ui/StaffButton.tsx';
import { StatusChip } from '../../../client/staff/ui/StatusChip.tsx';
import { Cell, Table, TimeCell } from '../../../client/staff/ui/Table.tsx';
import { Region, Screen, ScreenNote } from '../../../client/staff/shell/Screen.tsx';
import { Island } from '../../http/page/island.tsx';
import { providerName } from '../../providers/table.ts';
import { shownTime, type DisplayTime } from '../../shared/display-time.ts';
import { staffPages } from '../../shared/staff-pages.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { root as dialog } from '../../ui/Dialog/Dialog.css.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import type { Flash } from '../staff/staff.contract.ts';
import type { Engineering, Sales } from './site-status.ts';
import * as styles from './SitePage.css.ts';

const { path, title } = staffPages.site;
const TABS = { sales: 'For sales', engineers: 'For engineers' } as const;

export const tabPath = (tab: keyof typeof TABS): string => `${path}?tab=${tab}`;

/** Where the buttons lead. */
export const siteForms = {
  purge: `${path}/purge`,
  endSession: <Id extends string>(id: Id) => `${path}/sessions/${id}/end` as const,
  endOtherSessions: `${path}/end-other-sessions`,
} as const;

interface SitePageProps {
  tab: keyof typeof TABS;
  /** Null where they are not asked for, or could not be read. */
  sales: Sales | null;
  engineering: Engineering | null;
  /** The outcome of the button before. */
  flash: Flash | null;
  time: DisplayTime;
}

/** The state of the site: what sales set and replace, and how the site runs. */
export const SitePage = ({ tab, sales, engineering, flash, time }: SitePageProps) => (
  <Screen
    title={title}
    lead={
      <FilterLinks
        label="Site"
        current={tab}
        filters={(['sales', 'engineers'] as const).map((value) => ({
          ...{ value, label: TABS[value], href: tabPath(value) },
        }))}
      />
    }
    actions={null}
    status={flash ? <ScreenNote {...flash}>{flash.text}</ScreenNote> : null}
    problem={(sales ?? engineering) ? null : 'Failed to load the site status'}
  >
    <Region label="Site status, entries">
      {sales ? <SalesParts {...sales} time={time} /> : null}
      {engineering ? <EngineeringParts {...engineering} time={time} /> : null}
    </Region>
  </Screen>
);

type ConfirmProps = Record<'id' | 'label' | 'title' | 'text' | 'confirm' | 'action', string>;

/** A button that asks before a change that cannot be undone. */
const Confirm = ({ id, label, title: question, text, confirm, action }: ConfirmProps) => (
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

const SalesParts = ({
  alerts,
  missing,
  placeholders,
  statements,
  time,
}: Sales & { time: DisplayTime }) => (
  <>
    <Island name="StaffNames" component={StaffNames} when="load" props={{}} />
    <Part
      title="Notifications"
      text={`New leads, messages and applications, and what fails, to an address of yours. ${missing ? `Nothing is sent: ${missing} is not set.` : 'An address is set.'}`}
    >
      {alerts.map(({ text, since }) => (
        <p key={text} className={styles.outage}>
          {text} (since {shownTime(since, time)})
        </p>
      ))}
    </Part>
    <Part
      title="Placeholders"
      text="Invented values that visitors see until you replace them. This is the list of this deployment."
    >
      <Table
        label="Placeholders"
        columns={['What', 'Value', 'File']}
        empty={placeholders.length === 0 ? 'Everything has been replaced.' : null}
      >
        {placeholders.map(({ what, file, value }) => (
          <tr key={what}>
            <Cell kind="name">{what}</Cell>
            <Cell kind="prose">{value}</Cell>
            <Cell kind="prose">{file}</Cell>
          </tr>
        ))}
      </Table>
    </Part>
    <Part
      title="Unconfirmed statements"
      text="No page shows these until src/shared/content/unconfirmed.ts marks them as confirmed."
    >
      <Table
        label="Unconfirmed statements"
        columns={['Name', 'Statement']}
        empty={statements.length === 0 ? 'Every statement is confirmed.' : null}
      >
        {statements.map(({ id, text }) => (
          <tr key={id}>
            <Cell kind="name">{id}</Cell>
            <Cell kind="prose">{text}</Cell>
          </tr>
        ))}
      </Table>
    </Part>
  </>
);

const EngineeringParts = ({
  jobs,
  providers,
  blog,
  database,
  hours,
  sessions,
  time,
}: Engineering & { time: DisplayTime }) => (
  <>
    <DatabaseAlarm database={database} />
    <Outage blog={blog} time={time} />
    <JobsPart jobs={jobs} time={time} />
    <ProvidersPart providers={providers} time={time} />
    <LoadPart database={database} hours={hours} />
    <BlogPart blog={blog} time={time} />
    <SessionsPart sessions={sessions} time={time} />
  </>
);

type With<Name extends keyof Engineering> = Pick<Engineering, Name> & { time: DisplayTime };

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

const JobsPart = ({ jobs, time }: With<'jobs'>) => (
  <Part title="Background jobs" text="The last run of each.">
    <Table
      label="Background jobs"
      columns={['Job', 'Runs', 'Outcome', 'Last run', 'Took', 'What it did']}
    >
      {jobs.map(({ id, name, schedule, outcome, at, durationMs, summary }) => (
        <tr key={id}>
          <Cell kind="name">{name}</Cell>
          <Cell kind="text">{schedule}</Cell>
          <Cell>
            <StatusChip tone={OUTCOMES[outcome][0]}>{OUTCOMES[outcome][1]}</StatusChip>
          </Cell>
          <TimeCell label="Last run" at={at} time={time} />
          <Cell kind="number" label="Took">
            {shownDuration(durationMs)}
          </Cell>
          <Cell kind="prose">{summary}</Cell>
        </tr>
      ))}
    </Table>
  </Part>
);

const ProvidersPart = ({ providers, time }: With<'providers'>) => (
  <Part
    title="Providers"
    text={
      <>
        Configured or not, and the last outcome of each. <a href="/api/health">/api/health</a> says
        whether the stores answer.
      </>
    }
  >
    <Table
      label="Providers"
      columns={['Provider', 'Settings', 'Last good call', 'Last failure', 'Message']}
    >
      {providers.map(({ id, name, missing, goodAt, failedAt, failure }) => (
        <tr key={id}>
          <Cell kind="name">{name}</Cell>
          <Cell>
            {missing.length === 0 ? (
              <StatusChip tone="good">Configured</StatusChip>
            ) : (
              <StatusChip tone="bad">Not configured</StatusChip>
            )}
          </Cell>
          <TimeCell label="Last good call" at={goodAt} time={time} />
          <TimeCell label="Last failure" at={failedAt} time={time} />
          <Cell kind="prose">
            {missing.length > 0 ? `Missing: ${missing.join(', ')}` : failure}
          </Cell>
        </tr>
      ))}
    </Table>
  </Part>
);

const CMS = providerName('cms');

/** How fresh the posts are that visitors read, and why they are not. */
function freshnessText({
  blog: { refreshed_at: at, outage, failure },
  time,
}: With<'blog'>): string {
  const posts = at === null ? 'No posts yet.' : `Posts are from ${shownTime(at, time)}.`;
  if (!outage) return at === null ? `${CMS} has not been asked yet.` : posts;
  const since = shownTime(outage.since, time);
  const wrong = {
    silent: `${CMS} has not answered since ${since}.`,
    error: `${CMS} has answered “${failure}” since ${since}.`,
    not_configured: `${CMS} is not configured.`,
  };
  return `${posts} ${wrong[outage.how]}`;
}

/** An outage of the content service and what visitors see during it. */
const Outage = ({ blog, time }: With<'blog'>) =>
  blog.outage ? (
    <p className={styles.outage}>
      <StatusChip tone="bad">{`${CMS} fails`}</StatusChip> {freshnessText({ blog, time })}{' '}
      {blog.posts > 0
        ? 'Visitors read the posts as they were stored then; new ones and changes appear once it answers.'
        : 'Visitors find no posts until it answers.'}
    </p>
  ) : null;

const BlogPart = ({ blog, time }: With<'blog'>) => (
  <Part
    title="Stored blog content"
    text={`${freshnessText({ blog, time })} The blog is read from these, whatever ${CMS} does.`}
    action={
      <Confirm
        id="confirm-purge"
        label="Drop all content"
        title="Drop all stored blog content?"
        text={`Every stored post, HTML file and cached page of the blog goes. The next visitor waits while ${CMS} is asked; HTML files come back with the next run.`}
        confirm="Drop them"
        action={siteForms.purge}
      />
    }
  >
    <Table
      label="Stored blog content"
      columns={[
        ...['Posts', 'HTML files', 'Last good fetch', 'Last failure', 'Message'],
        `Last call of ${CMS}`,
      ]}
    >
      <tr>
        <Cell kind="number" label="Posts">
          {blog.posts}
        </Cell>
        <Cell kind="number" label="HTML files">
          {blog.snapshots}
        </Cell>
        <TimeCell label="Last good fetch" at={blog.refreshed_at} time={time} />
        <TimeCell label="Last failure" at={blog.failed_at} time={time} />
        <Cell kind="prose">{blog.failure}</Cell>
        <TimeCell label={`Last call of ${CMS}`} at={blog.called_at} time={time} />
      </tr>
    </Table>
  </Part>
);

const percent = ({ bytes, limit }: Engineering['database']) =>
  `${((bytes / limit) * 100).toFixed(1)}%`;
const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

const ALARMS = {
  half: ['busy', 'Database half full', 'Plan what to delete before it is full.'],
  nearly_full: [
    'bad',
    'Database nearly full',
    'When it is full, nothing can be stored and staff cannot sign in. Delete what is no longer needed now.',
  ],
} as const;

/** A warning when the database fills up. */
function DatabaseAlarm({ database }: Pick<Engineering, 'database'>) {
  if (database.level === 'ok') return null;
  const [tone, name, text] = ALARMS[database.level];
  return (
    <p className={styles.outage} role="alert">
      <StatusChip tone={tone}>{name}</StatusChip>{' '}
      {`${megabytes(database.bytes)} of ${megabytes(database.limit)} (${percent(database)}) are used. ${text}`}
    </p>
  );
}

const KINDS = {
  contact: 'Contact messages',
  lead: 'Leads',
  affiliate_application: 'Affiliate applications',
} as const;

/** How full the database is, and how busy the present hour. */
const LoadPart = ({ database, hours }: Pick<Engineering, 'database' | 'hours'>) => (
  <Part
    title="Submissions this hour"
    text={`Above its budget, an hour is announced by one e-mail, and leads and applications need the captcha. The database holds ${megabytes(database.bytes)} (${percent(database)} of ${megabytes(database.limit)}).`}
  >
    <Table
      label="Submissions this hour"
      columns={['Kind', 'Stored', 'E-mails of their own', 'State']}
    >
      {hours.map(({ kind, stored, mails }) => (
        <tr key={kind}>
          <Cell kind="name">{KINDS[kind]}</Cell>
          <Cell kind="number" label="Stored">
            {stored}
          </Cell>
          <Cell kind="number" label="E-mails of their own">
            {`up to ${mails}`}
          </Cell>
          <Cell>
            {stored >= mails ? (
              <StatusChip tone="busy">Busy</StatusChip>
            ) : (
              <StatusChip tone="good">Normal</StatusChip>
            )}
          </Cell>
        </tr>
      ))}
    </Table>
  </Part>
);

/** Who is signed in, and the buttons that end it. */
const SessionsPart = ({ sessions, time }: With<'sessions'>) => (
  <Part
    title="Sessions"
    text="Everyone who is signed in with the staff password. Each session ends after 24 hours."
    action={
      sessions.some(({ own }) => !own) ? (
        <Confirm
          id="confirm-end-others"
          label="End all others"
          title="End all other sessions?"
          text="Everyone else who is signed in, you on other devices included, has to enter the password again. This session stays."
          confirm="End them"
          action={siteForms.endOtherSessions}
        />
      ) : null
    }
  >
    <Table label="Sessions" columns={['Who', 'Browser', 'Address', 'Signed in', 'Ends', 'Actions']}>
      {sessions.map(({ id, name, browser, address, startedAt, endsAt, own }) => {
        // As the audit log names a session without a name.
        const who = name ?? `session ${id.slice(0, 8)}`;
        return (
          <tr key={id}>
            <Cell kind="name">{who}</Cell>
            <Cell kind="text">{browser}</Cell>
            <Cell kind="text" label="Address">
              {address}
            </Cell>
            <TimeCell label="Signed in" at={startedAt} time={time} />
            <TimeCell label="Ends" at={endsAt} time={time} />
            <Cell>
              {own ? (
                <StatusChip tone="busy">This session</StatusChip>
              ) : (
                <form method="post" action={siteForms.endSession(id)}>
                  <StaffButton kind="row" type="submit">
                    End
                    <VisuallyHidden>{` the session of ${who}`}</VisuallyHidden>
                  </StaffButton>
                </form>
              )}
            </Cell>
          </tr>
        );
      })}
    </Table>
  </Part>
);
