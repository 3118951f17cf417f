import { useState } from 'react';

import {
  MAIL_KINDS,
  MAIL_STATUSES,
  mailApi,
  mailTexts,
  type MailResponse,
  type MailRow,
} from '../../src/features/mail/mail.contract.ts';
import { personPath } from '../../src/features/people/people.contract.ts';
import { texts } from '../../src/features/staff/staff.contract.ts';
import type { DisplayTime } from '../../src/shared/display-time.ts';
import { staffPages } from '../../src/shared/staff-pages.ts';
import { type ListState } from '../../src/staff-list/list.contract.ts';
import { countText } from '../../src/staff-list/list-texts.contract.ts';
import { VisuallyHidden } from '../../src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { callAsStaff } from '../staff/shell/call-as-staff.ts';
import { LeftMark } from '../staff/list/LeftMark.tsx';
import { ListFilter } from '../staff/list/ListFilter.tsx';
import { ListScreen } from '../staff/list/ListScreen.tsx';
import { useList } from '../staff/list/use-list.ts';
import { ShownTime } from '../staff/ui/ShownTime.tsx';
import { StaffButton } from '../staff/ui/StaffButton.tsx';
import { StatusChip } from '../staff/ui/StatusChip.tsx';
import { link } from '../staff/ui/Table.css.ts';
import { Cell, SecondLine } from '../staff/ui/Table.tsx';
import { TimeCell } from '../staff/ui/TimeCell.tsx';

type MailScreenProps = {
  response: MailResponse | null;
  state: ListState;
  time: DisplayTime;
};

const COLUMNS = [
  'About',
  'Status',
  'Tries',
  'Last error',
  'Created',
  'Sent or next try',
  'Actions',
];
const NAMES = {
  '': 'All',
  pending: 'Pending',
  sending: 'Sending',
  sent: 'Sent',
  failed: 'Failed',
} as const;
const TONES = { pending: 'quiet', sending: 'busy', sent: 'good', failed: 'bad' } as const;

/** A partner registration is repeated by approving its application again, a notification by itself. */
const canRetry = ({ kind, status }: MailRow) =>
  kind !== 'partner_registration' &&
  kind !== 'webhook' &&
  (status === 'failed' || status === 'pending');

/** The outcome of a retry. */
function outcomeText(mail: MailRow): string {
  if (mail.status === 'sent') return 'The e-mail has been sent.';
  return mail.last_error && mail.attempts > 0
    ? `Not sent: ${mail.last_error}`
    : 'The e-mail is next in the queue.';
}

/**
 * The outbox: what waits, what was sent, what failed and why.
 *
 * Why is this an island? A retry shows its outcome in the row, and the list stays where it is.
 */
export function MailScreen({ response, state, time }: MailScreenProps) {
  const list = useList(mailApi.list, {
    path: staffPages.mail.path,
    start: response,
    state,
    failed: mailTexts.failed,
    chips: {},
    follows: 'mail',
  });
  const [notice, setNotice] = useState('');
  const [working, setWorking] = useState<ReadonlySet<string>>(new Set());
  const counts = list.data?.meta.counts;

  const during = async (name: string, work: () => Promise<string>) => {
    setNotice('');
    setWorking((before) => new Set(before).add(name));
    setNotice(await work());
    setWorking((before) => new Set([...before].filter((one) => one !== name)));
  };

  const retry = ({ id }: MailRow) =>
    during(id, async () => {
      const sent = await callAsStaff(mailApi.retry, { params: { id } });
      if (!sent.ok) return sent.error.error || texts.actionFailed;
      const { mail } = sent.value;
      list.change((before) => ({
        ...before,
        data: before.data.map((row) => (row.id === id ? mail : row)),
      }));
      return outcomeText(mail);
    });

  const retryFailed = () =>
    during('failed', async () => {
      const sent = await callAsStaff(mailApi.retryFailed, {});
      if (!sent.ok) return sent.error.error || texts.actionFailed;
      list.refresh();
      return `${sent.value.queued} queued again. They go out within minutes, one a second.`;
    });

  return (
    <ListScreen
      title="Outgoing mail"
      noun={{ one: 'e-mail', many: 'e-mails' }}
      path={staffPages.mail.path}
      list={list}
      filter={
        <ListFilter
          label="Mail by status"
          path={staffPages.mail.path}
          list={list}
          filters={(['', ...MAIL_STATUSES] as const).map((value) => ({
            value,
            label: NAMES[value],
            ...(value && counts ? { count: countText(counts[value]) } : {}),
          }))}
        />
      }
      columns={COLUMNS}
      empty={list.view.status ? 'Nothing with this status.' : 'Nothing sent yet.'}
      emptyNext={{
        text: 'E-mails about leads, messages and applications are listed here once the first one leaves.',
        href: staffPages.site.path,
        label: 'Check the e-mail service',
      }}
      notice={notice}
      rows={list.data?.data.map((mail) => (
        <tr key={mail.id} data-left={list.live.left.get(mail.id)}>
          <Cell kind="name">
            {MAIL_KINDS[mail.kind]}
            <LeftMark left={list.live.left.get(mail.id)} />
            <SecondLine>
              {mail.person ? (
                <a className={link} href={personPath(mail.person.id)} dir="auto">
                  {mail.person.name}
                </a>
              ) : (
                mail.subject_id
              )}
            </SecondLine>
          </Cell>
          <Cell>
            <StatusChip tone={TONES[mail.status]}>{NAMES[mail.status]}</StatusChip>
          </Cell>
          <Cell kind="number" label="Tries">
            {mail.attempts}
          </Cell>
          <Cell kind="prose">{mail.last_error}</Cell>
          <TimeCell label="Created" at={mail.created_at} time={time} />
          <Cell kind="timeLine" label={mail.sent_at ? 'Sent' : 'Next try'}>
            {mail.sent_at || mail.next_attempt_at ? (
              <ShownTime at={mail.sent_at ?? mail.next_attempt_at} time={time} />
            ) : null}
          </Cell>
          <Cell>
            {canRetry(mail) ? (
              <StaffButton kind="row" busy={working.has(mail.id)} onClick={() => void retry(mail)}>
                Retry
                <VisuallyHidden>{` ${MAIL_KINDS[mail.kind]} ${mail.person?.name ?? mail.subject_id}`}</VisuallyHidden>
              </StaffButton>
            ) : null}
          </Cell>
        </tr>
      ))}
    >
      {counts && counts.failed > 0 ? (
        <StaffButton busy={working.has('failed')} onClick={() => void retryFailed()}>
          Retry all failed
        </StaffButton>
      ) : null}
    </ListScreen>
  );
}
