import type { ComponentProps, ReactNode } from 'react';

import { StaffNames } from '../../../staff/names/client/StaffNames.island.tsx';
import { DialogQuestion } from '../../../ui/staff/DialogParts.tsx';
import { FilterLinks } from '../../../ui/staff/FilterLinks.tsx';
import { Part } from '../../../ui/staff/Part.tsx';
import { StaffButton } from '../../../ui/staff/StaffButton.tsx';
import { ShownTime } from '../../../ui/staff/ShownTime.tsx';
import { StatusChip } from '../../../ui/staff/Status.tsx';
import { Cell, Table } from '../../../ui/staff/Table.tsx';
import { Region, Screen, ScreenNote } from '../../../ui/staff/Screen.tsx';
import { Island } from '../../../http/page/island.tsx';
import { providerName } from '../../../providers/table.ts';
import { shownTime, type DisplayTime } from '../../../shared/display-time.ts';
import { staffPages } from '../../../shared/staff-pages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { root as dialog } from '../../../ui/Dialog/Dialog.css.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import type { Flash } from '../../../staff/staff.contract.ts';
import { NotificationChoices } from './NotificationChoices.tsx';
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
          value,
          label: TABS[value],
          href: tabPath(value),
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

interface GridProps {
  title: string;
  text: ReactNode;
  action?: ReactNode;
  columns: readonly string[];
  /** The cells of each; the first is its name. */
  rows: readonly (readonly ReactNode[])[];
  /** In place of rows. */
  empty?: string;
}

/** A part of the page with a table. */
const Grid = ({ title: name, text, action, columns, rows, empty }: GridProps) => (
  <Part title={name} text={text} action={action}>
    <Table label={name} columns={columns} empty={rows.length === 0 ? (empty ?? null) : null}>
      {rows.map((cells, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- rendered once, by the Worker
        <tr key={at}>
          {cells.map((cell, index) => (
            <GridCell key={columns[index]} name={index === 0 ? '' : (columns[index] ?? '')}>
              {cell}
            </GridCell>
          ))}
        </tr>
      ))}
    </Table>
  </Part>
);

/** @param name of the column; '' for the name of the row */
const GridCell = ({ name, children }: { name: string; children: ReactNode }) =>
  name === '' ? (
    <Cell kind="name">{children}</Cell>
  ) : (
    <Cell kind="text" label={name}>
      {children}
    </Cell>
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

type Timed<Of> = Of & { time: DisplayTime };

const SalesParts = ({ alerts, muted, missing, placeholders, statements, time }: Timed<Sales>) => (
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
      {missing ? null : <NotificationChoices muted={muted} />}
    </Part>
    <Grid
      title="Placeholders"
      text="Invented values that visitors see until you replace them. This is the list of this deployment."
      columns={['What', 'Value', 'File']}
      rows={placeholders.map(({ what, value, file }) => [what, value, file])}
      empty="Everything has been replaced."
    />
    <Grid
      title="Unconfirmed statements"
      text="No page shows these until src/shared/content/unconfirmed.ts marks them as confirmed."
      columns={['Name', 'Statement']}
      rows={statements.map(({ id, text }) => [id, text])}
      empty="Every statement is confirmed."
    />
  </>
);

const OUTCOMES = {
  succeeded: ['good', 'Succeeded'],
  failed: ['bad', 'Failed'],
  running: ['busy', 'Running'],
  never: ['quiet', 'Not yet run'],
} as const;
const CMS = providerName('cms');

/** @param ms null when it was not measured */
function shownDuration(ms: number | null): string {
  if (ms === null) return '–';
  return ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`;
}

/** Deleting can still be planned then. */
const ALARM_FROM = 0.5;

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

function EngineeringParts({ jobs, providers, blog, database, sessions, time }: Timed<Engineering>) {
  const share = `${(database.used * 100).toFixed(1)}%`;
  const at = (iso: string | null) => <ShownTime at={iso} time={time} />;
  const chip = (tone: ComponentProps<typeof StatusChip>['tone'], words: string) => (
    <StatusChip tone={tone}>{words}</StatusChip>
  );
  return (
    <>
      {database.used < ALARM_FROM ? null : (
        <p className={styles.outage} role="alert">
          {chip('bad', `Database ${share} full`)} When it is full, nothing can be stored and staff
          cannot sign in. Delete what is no longer needed before.
        </p>
      )}
      <Grid
        title="Background jobs"
        text={`The last run of each. The database holds ${megabytes(database.bytes)}, ${share} of what it can.`}
        columns={['Job', 'Runs', 'Outcome', 'Last run', 'Took', 'What it did']}
        rows={jobs.map(({ name, schedule, outcome, ...run }) => [
          name,
          schedule,
          chip(OUTCOMES[outcome][0], OUTCOMES[outcome][1]),
          at(run.at),
          shownDuration(run.durationMs),
          run.summary,
        ])}
      />
      <Grid
        title="Providers"
        text={
          <>
            Configured or not, and the last failure of each. <a href="/api/health">/api/health</a>{' '}
            says whether the stores answer.
          </>
        }
        columns={['Provider', 'Settings', 'Last failure', 'Message']}
        rows={providers.map(({ name, missing, failedAt, failure }) => [
          name,
          missing.length === 0 ? chip('good', 'Configured') : chip('bad', 'Not configured'),
          at(failedAt),
          missing.length > 0 ? `Missing: ${missing.join(', ')}` : failure,
        ])}
      />
      <Grid
        title="Stored blog content"
        text={`The blog is read from these, whatever ${CMS} does.`}
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
        columns={[
          'Posts',
          'HTML files',
          'Last good fetch',
          'Last failure',
          'Message',
          `Last call of ${CMS}`,
        ]}
        rows={[
          [
            blog.posts,
            blog.snapshots,
            at(blog.refreshed_at),
            at(blog.failed_at),
            blog.failure,
            at(blog.called_at),
          ],
        ]}
      />
      <Grid
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
        columns={['Who', 'Browser', 'Address', 'Signed in', 'Ends', 'Actions']}
        rows={sessions.map(({ id, who, browser, address, startedAt, endsAt, own }) => [
          who,
          browser,
          address,
          at(startedAt),
          at(endsAt),
          own ? (
            chip('busy', 'This session')
          ) : (
            <form key={id} method="post" action={siteForms.endSession(id)}>
              <StaffButton kind="row" type="submit">
                End
                <VisuallyHidden>{` the session of ${who}`}</VisuallyHidden>
              </StaffButton>
            </form>
          ),
        ])}
      />
    </>
  );
}
