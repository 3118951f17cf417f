import { useState } from 'react';

import {
  MAIL_KINDS,
  MAIL_STATUSES,
  mailApi,
  mailHref,
  mailTexts,
  type MailResponse,
  type MailRow,
  type MailStatus,
} from '../../src/features/mail/mail.contract.ts';
import { texts } from '../../src/features/staff/staff.contract.ts';
import type { DisplayTime } from '../../src/shared/display-time.ts';
import { countText } from '../../src/staff-list/list.contract.ts';
import { Button } from '../../src/ui/Button/Button.tsx';
import { VisuallyHidden } from '../../src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { callAsStaff } from '../api/call-as-staff.ts';
import { useResource } from '../api/use-resource.ts';
import * as styles from '../staff/list/ListScreen.css.ts';
import * as operations from '../staff/site/Operations.css.ts';
import { OperationsScreen } from '../staff/site/OperationsScreen.tsx';
import { ShownTime } from '../staff/shell/ShownTime.tsx';
import { StaffTable } from '../staff/list/StaffTable.tsx';

type MailScreenProps = {
  answer: MailResponse | null;
  status: MailStatus | null;
  cursor: string | null;
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
const NAMES = { pending: 'Pending', sending: 'Sending', sent: 'Sent', failed: 'Failed' } as const;
const TONES = { pending: 'quiet', sending: 'busy', sent: 'good', failed: 'bad' } as const;

/** A partner registration is repeated by approving its application again. */
const canRetry = ({ kind, status }: MailRow) =>
  kind !== 'partner_registration' && (status === 'failed' || status === 'pending');

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
export function MailScreen({ answer, status, cursor, time }: MailScreenProps) {
  const mails = useResource(
    mailApi.list,
    { query: { ...(status ? { status } : {}), ...(cursor ? { cursor } : {}) } },
    { start: answer, failed: mailTexts.failed },
  );
  const [notice, setNotice] = useState('');
  const [working, setWorking] = useState<ReadonlySet<string>>(new Set());
  const { counts, next_cursor: next } = mails.data?.meta ?? {};

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
      mails.change((before) => ({
        ...before,
        data: before.data.map((row) => (row.id === id ? mail : row)),
      }));
      return outcomeText(mail);
    });

  const retryFailed = () =>
    during('failed', async () => {
      const sent = await callAsStaff(mailApi.retryFailed, {});
      if (!sent.ok) return sent.error.error || texts.actionFailed;
      await mails.read(mails.input);
      return `${sent.value.queued} queued again. They go out within minutes, one a second.`;
    });

  return (
    <OperationsScreen
      title="Outgoing mail"
      path={mailHref({ status, cursor })}
      resource={mails}
      notice={notice}
      timeZone={time.timeZone}
      filter={
        <nav className={operations.filter} aria-label="Mail by status">
          <FilterLink href={mailHref({})} isHere={status === null} label="All" />
          {MAIL_STATUSES.map((one) => (
            <FilterLink
              key={one}
              href={mailHref({ status: one })}
              isHere={status === one}
              label={NAMES[one]}
              count={counts ? countText(counts[one]) : ''}
            />
          ))}
        </nav>
      }
      actions={
        counts && counts.failed > 0 ? (
          <Button
            variant="secondary"
            size="small"
            className={styles.press}
            busy={working.has('failed')}
            onClick={() => void retryFailed()}
          >
            Retry all failed
          </Button>
        ) : null
      }
    >
      <StaffTable
        label="Outgoing mail"
        columns={COLUMNS}
        empty={status ? 'Nothing with this status.' : 'Nothing sent yet.'}
        rows={(mails.data?.data ?? []).map((mail) => (
          <tr key={mail.id}>
            <th className={styles.name} scope="row">
              {MAIL_KINDS[mail.kind]}
              <span className={styles.second}>{mail.subject_id}</span>
            </th>
            <td>
              <span className={operations.tone[TONES[mail.status]]}>{NAMES[mail.status]}</span>
            </td>
            <td className={operations.number} data-label="Tries">
              {mail.attempts}
            </td>
            <td className={operations.said}>{mail.last_error}</td>
            <td className={operations.time} data-label="Created">
              <ShownTime at={mail.created_at} time={time} />
            </td>
            <td className={operations.time} data-label={mail.sent_at ? 'Sent' : 'Next try'}>
              {mail.sent_at || mail.next_attempt_at ? (
                <ShownTime at={mail.sent_at ?? mail.next_attempt_at} time={time} />
              ) : null}
            </td>
            <td>
              {canRetry(mail) ? (
                <Button
                  variant="secondary"
                  size="small"
                  className={styles.rowPress}
                  busy={working.has(mail.id)}
                  onClick={() => void retry(mail)}
                >
                  Retry
                  <VisuallyHidden>{` ${MAIL_KINDS[mail.kind]} ${mail.subject_id}`}</VisuallyHidden>
                </Button>
              ) : null}
            </td>
          </tr>
        ))}
      />
      <nav className={styles.pages} aria-label="Pages of the list">
        {cursor ? (
          <a className={styles.pageLink} href={mailHref({ status })}>
            Back to the newest
          </a>
        ) : null}
        {next ? (
          <a className={styles.pageLink} rel="next" href={mailHref({ status, cursor: next })}>
            Older
          </a>
        ) : null}
      </nav>
    </OperationsScreen>
  );
}

interface FilterLinkProps {
  href: string;
  label: string;
  count?: string;
  isHere: boolean;
}

function FilterLink({ href, label, count, isHere }: FilterLinkProps) {
  return (
    <a className={operations.filterLink} href={href} aria-current={isHere ? 'page' : undefined}>
      {label}
      {count ? <span>{count}</span> : null}
    </a>
  );
}
