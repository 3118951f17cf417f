import { FilterLinks } from '../../../ui/staff/FilterLinks.tsx';
import * as menu from '../../../ui/staff/FilterMenu.css.ts';
import { EmptyState } from '../../../ui/staff/EmptyState.tsx';
import { Pages } from '../../../ui/staff/Pages.tsx';
import { ShownTime } from '../../../ui/staff/ShownTime.tsx';
import { StaffButton } from '../../../ui/staff/StaffButton.tsx';
import { clampedLink, nearLink } from '../../../ui/staff/Table.css.ts';
import { Cell, Table } from '../../../ui/staff/Table.tsx';
import { Region, Screen } from '../../../ui/staff/Screen.tsx';
import { actorName } from '../../../audit/actor.ts';
import { actionText, AUDIT_ACTIONS } from '../../../audit/audit-actions.contract.ts';
import type { DisplayTime } from '../../../shared/display-time.ts';
import { isoOf } from '../../../shared/iso.ts';
import { recordKinds } from '../../../record-kinds.contract.ts';
import { staffPages } from '../../../shared/staff-pages.ts';
import {
  ARRIVAL_CONDITIONS,
  hasNoDay,
  listHref,
  pageLinks,
  REVERSED,
  type Conditions,
  type ListState,
} from '../../../staff/list/list.contract.ts';
import { positionText } from '../../../staff/list/list-texts.contract.ts';
import { rangeIn, rangesNow } from '../../../staff/list/ranges.contract.ts';
import { personPath } from '../../../people/people.contract.ts';
import { detailText, type AuditLog } from './audit-log.ts';

const { path, title } = staffPages.audit;
const ACTIONS = Object.entries(AUDIT_ACTIONS).toSorted(([, a], [, b]) => a.localeCompare(b));
const WORDS: Readonly<Record<string, string>> = { who: 'by ', since: 'since ', until: 'until ' };

interface AuditPageProps {
  /** Null when it could not be read. */
  log: AuditLog | null;
  view: Pick<ListState, 'conditions'>;
  /** The reader's session. */
  own: string | null;
  time: DisplayTime;
}

/** Who did what and when. There are no user accounts: the actor is a session, by its name, and an IP. */
export function AuditPage({ log, view: { conditions }, own, time }: AuditPageProps) {
  const entries = log?.entries ?? [];
  const isNarrowed = Object.keys(conditions).length > 0;
  return (
    <Screen
      title={title}
      actions={null}
      lead={<AuditFilter conditions={conditions} time={time} />}
      status={isNarrowed ? <Narrowed conditions={conditions} /> : null}
      pages={
        <Pages
          label="Pages of the log"
          position={log && positionText(log.meta, entries.length)}
          links={
            log
              ? pageLinks(log.meta, entries.length, (offset) =>
                  listHref(path, { conditions, offset }),
                )
              : []
          }
        />
      }
      problem={log ? null : 'Failed to fetch the audit log'}
    >
      <Region label="Entries of the log">
        <Table columns={['When', 'What', 'About', 'Who']}>
          {entries.map((entry) => (
            <AuditRow key={entry.record.id} {...entry} own={own} time={time} />
          ))}
        </Table>
        {log && entries.length === 0 ? (
          <NoEntries isNarrowed={isNarrowed} hasNoDay={hasNoDay(conditions)} />
        ) : null}
      </Region>
    </Screen>
  );
}

interface ConditionsProps {
  conditions: Conditions;
}

const AuditFilter = ({ conditions, time }: ConditionsProps & Pick<AuditPageProps, 'time'>) => (
  <details className={menu.menu}>
    <summary className={menu.summary}>Filter</summary>
    <form className={menu.form} action={path}>
      {conditions['record'] ? (
        <input type="hidden" name="record" value={conditions['record']} />
      ) : null}
      <label>
        Who, or their address
        <input name="who" defaultValue={conditions['who']} autoComplete="off" />
      </label>
      <label>
        What
        <select name="what" defaultValue={conditions['what']}>
          <option value="">Anything</option>
          {ACTIONS.map(([action, label]) => (
            <option key={action} value={action}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {Object.entries(ARRIVAL_CONDITIONS).map(([name, label]) => (
        <label key={name}>
          {label}
          <input name={name} type="date" defaultValue={conditions[name]} />
        </label>
      ))}
      <div className={menu.ranges}>
        <RangeLinks conditions={conditions} time={time} />
      </div>
      <StaffButton type="submit">Show</StaffButton>
    </form>
  </details>
);

function RangeLinks({ conditions, time }: ConditionsProps & Pick<AuditPageProps, 'time'>) {
  const ranges = rangesNow(time.timeZone);
  return (
    <FilterLinks
      label="Recorded"
      isWrapped
      current={rangeIn(ranges, conditions)?.label ?? ''}
      filters={ranges.map(({ label, since, until }) => ({
        value: label,
        label,
        href: listHref(path, { conditions: { ...conditions, since, until } }),
      }))}
    />
  );
}

function conditionText([name, value]: [string, string]): string {
  if (name === 'record') return 'one record';
  return name === 'what' ? actionText(value) : `${WORDS[name] ?? ''}${value}`;
}

/** What the log is narrowed to, and the way back. */
const Narrowed = ({ conditions }: ConditionsProps) => (
  <p>
    {`Only ${Object.entries(conditions).map(conditionText).join(', ')}. `}
    <a href={path}>Show all</a>
  </p>
);

const NoEntries = (of: { isNarrowed: boolean; hasNoDay: boolean }) =>
  of.isNarrowed ? (
    <EmptyState
      text={of.hasNoDay ? REVERSED : 'Nothing of this was recorded.'}
      isNarrowed
      next={{ href: path, label: 'Show all' }}
    />
  ) : (
    <EmptyState
      text="Nothing has been recorded yet."
      isNarrowed={false}
      next={{
        text: 'Every sign-in, decision, change and export is recorded here, with who did it.',
        href: staffPages.overview.path,
        label: 'Go to the overview',
      }}
    />
  );

function AuditRow({
  record,
  person,
  own,
  time,
}: AuditLog['entries'][number] & Pick<AuditPageProps, 'own' | 'time'>) {
  const { at, action, subjectKind, subjectId, detail, session, address } = record;
  const subject = subjectKind === 'session' ? `session ${subjectId ?? ''}` : subjectKind;
  const kind = recordKinds.find(({ name }) => name === subjectKind);
  const who = actorName(record);
  const isKnown = record.name !== null || session !== null;
  const isSignIn = action === 'signed_in' || action === 'sign_in_failed';
  const about = [
    person || subjectKind === 'blog' ? '' : subject,
    detailText(detail),
    isSignIn ? address : '',
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <tr>
      <Cell kind="time">
        <ShownTime at={isoOf(at)} time={time} />
      </Cell>
      <Cell kind="name">
        <a className={clampedLink} href={listHref(path, { conditions: { what: action } })}>
          {actionText(action)}
        </a>
      </Cell>
      <Cell kind="line">
        {person ? (
          <a className={nearLink} href={personPath(person.id)} dir="auto">
            {person.name}
          </a>
        ) : null}
        {person && kind ? (
          <>
            {' · '}
            <a className={nearLink} href={listHref(kind.page.path, { open: person.id })}>
              {kind.noun.one}
            </a>
          </>
        ) : null}
        {person && about ? ' · ' : null}
        {about}
      </Cell>
      <Cell kind="text" label="Who">
        {isKnown ? (
          <a className={nearLink} href={listHref(path, { conditions: { who } })}>
            {who}
          </a>
        ) : (
          who
        )}
        {session !== null && session === own ? ' (this one)' : null}
      </Cell>
    </tr>
  );
}
