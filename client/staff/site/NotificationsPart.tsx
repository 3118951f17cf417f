import { useState } from 'react';

import {
  notificationsApi,
  notificationTexts,
  webhookForm,
  type NotificationState,
} from '../../../src/features/notifications/notifications.contract.ts';
import { texts } from '../../../src/features/staff/staff.contract.ts';
import { shownTime, type DisplayTime } from '../../../src/shared/display-time.ts';
import type { Result } from '../../../src/shared/result.ts';
import { Button } from '../../../src/ui/Button/Button.tsx';
import { SelectField, TextField } from '../../../src/ui/Field/Field.tsx';
import { callAsStaff } from '../../api/call-as-staff.ts';
import type { ApiFailure } from '../../api/call.ts';
import { useResource } from '../../api/use-resource.ts';
import { assertAllPlaced, useForm } from '../../forms/use-form.ts';
import { FormStatus } from '../../forms/FormStatus.tsx';
import { StaffButton } from '../ui/StaffButton.tsx';
import * as styles from './Operations.css.ts';

const FORMATS = { json: 'Signed JSON', slack: 'Slack' } as const;

interface WebhookFormProps {
  onSaved: (state: NotificationState) => void;
}

function WebhookForm({ onSaved }: WebhookFormProps) {
  const { fields, formProps, status, isBusy } = useForm({
    form: webhookForm,
    afterwards: 'clear',
    submit: async ({ content }) => {
      const saved = await callAsStaff(notificationsApi.save, { body: content });
      if (saved.ok) {
        onSaved(saved.value);
        return { kind: 'sent', text: 'Saved. Send a test to see that it arrives.' };
      }
      const { error, fields: errors } = saved.error;
      return { kind: 'failed', text: error || texts.actionFailed, errors };
    },
  });
  const { url, format, ...rest } = fields;
  assertAllPlaced(rest);
  return (
    <form {...formProps} className={styles.form} aria-label="Address of notifications">
      <TextField {...url} />
      <SelectField {...format} />
      <Button type="submit" size="small" className={styles.submit} busy={isBusy}>
        Save
      </Button>
      <div className={styles.wholeRow}>
        <FormStatus status={status} />
      </div>
    </form>
  );
}

/** What is set, in words. The address is shown in part: it is often a secret itself. */
function stateText(state: NotificationState | null, time: DisplayTime): string {
  if (!state) return '';
  const { webhook } = state;
  if (!webhook) return 'Nothing is sent: no address is set.';
  const waiting = webhook.waiting > 0 ? ` ${webhook.waiting} wait.` : '';
  const failure = webhook.failure === null ? '' : ` Last failure: ${webhook.failure}.`;
  const sent =
    webhook.sent_at === null ? '' : ` Last taken on ${shownTime(webhook.sent_at, time)}.`;
  return `${FORMATS[webhook.format]} to ${webhook.url}.${sent}${waiting}${failure}`;
}

/** Where notifications of new work and of failures go (NOT-01). */
export function NotificationsPart({ time }: { time: DisplayTime }) {
  const read = useResource(
    notificationsApi.read,
    {},
    { start: undefined, failed: notificationTexts.failed },
  );
  const [notice, setNotice] = useState('');
  const [isWorking, setWorking] = useState(false);
  const state = read.data;

  const act = async (
    call: Promise<Result<NotificationState, ApiFailure>>,
    done: string,
  ): Promise<void> => {
    setNotice('');
    setWorking(true);
    const result = await call;
    setWorking(false);
    if (result.ok) read.change(() => result.value);
    setNotice(result.ok ? done : result.error.error || texts.actionFailed);
  };

  return (
    <section className={styles.part} aria-labelledby="notifications-title">
      <div className={styles.partHead}>
        <h2 className={styles.partTitle} id="notifications-title">
          Notifications
        </h2>
        <p className={styles.partText}>
          New leads, messages and applications, and what fails, to an address of yours.{' '}
          <span suppressHydrationWarning>{read.problem || stateText(state, time)}</span>
        </p>
        {state?.webhook ? (
          <>
            <StaffButton
              disabled={isWorking}
              onClick={() =>
                void act(callAsStaff(notificationsApi.test, {}), 'The receiver took the test.')
              }
            >
              Send a test
            </StaffButton>
            <StaffButton
              disabled={isWorking}
              onClick={() =>
                void act(callAsStaff(notificationsApi.remove, {}), 'Nothing is sent any more.')
              }
            >
              Remove
            </StaffButton>
          </>
        ) : null}
      </div>
      <div role="status">
        <p className={styles.notice}>{notice}</p>
      </div>
      {state?.alerts.map(({ text, since }) => (
        <p key={text} className={styles.outage} suppressHydrationWarning>
          {text} (since {shownTime(since, time)})
        </p>
      ))}
      <WebhookForm onSaved={(saved) => read.change(() => saved)} />
    </section>
  );
}
