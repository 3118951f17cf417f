import { X } from 'lucide-react';
import { useEffect, useState, type RefObject } from 'react';

import { wayOf } from '../lead-ways.contract.ts';
import {
  formPageFor,
  LEAD_TEXTS,
  leadForm,
  leadsApi,
  type LeadContent,
  type LeadFields,
} from '../leads.contract.ts';
import { site } from '../../../shared/content/site.ts';
import type { PostedForm } from '../../../shared/form.ts';
import { paths } from '../../../shared/paths.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import * as dialog from '../../../ui/Dialog/Dialog.css.ts';
import { TextField } from '../../../ui/Field/Field.tsx';
import { HoneypotField } from '../../../ui/Honeypot/HoneypotField.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import type { ApiFailure } from '../../../../client/api/call.ts';
import { FormStatus } from '../../../../client/forms/FormStatus.tsx';
import { PrivacyNote } from '../../../../client/forms/PrivacyNote.tsx';
import type { Status } from '../../../../client/forms/form-state.ts';
import { form } from '../../../../client/forms/form.css.ts';
import { assertAllPlaced } from '../../../ui/Field/form-fields.ts';
import { useForm } from '../../../../client/forms/use-form.ts';
import { attribution, partnerKey } from './attribution.ts';
import * as styles from './LeadForm.css.ts';
import { saveLead, savedLead, signUpFor } from './saved-lead.ts';
import { loadTracking, signUpWithPartner } from './tracking.ts';

interface LeadFormProps {
  /** Where the visitor goes on; '' for the plans. */
  signUpUrl: string;
  /** What opened the form. */
  source: string;
  posted?: PostedForm<LeadFields> | null;
  /** How often the form was opened; each time its messages are gone and what was typed is there. */
  opened: number;
  onSaved?: (lead: LeadContent) => void;
  /** Of the dialog. On a page of its own the form has its heading and address, and leads to the plans. */
  onCancel?: () => void;
}

/** Leads a visitor whose lead is stored to the sign-up, or to the plans. */
async function goOn(lead: LeadContent, props: LeadFormProps): Promise<void> {
  const { signUpUrl, onSaved, onCancel } = props;
  saveLead(lead, signUpUrl ? 'elsewhere' : 'pricing');
  const handedOver = signUpWithPartner(lead).catch(reportError);
  onSaved?.(lead);
  // The dialog shows the plans on its page.
  if (!signUpUrl && onCancel) return;
  await handedOver;
  location.assign(signUpUrl ? signUpFor(signUpUrl, lead) : paths.pricing);
}

/** The spec has one text for every failure; only the honeypot's says more. */
const failureText = ({ status, error }: ApiFailure): string =>
  (status === 403 && error) || LEAD_TEXTS.failed;

function useResetAtOpening(opened: number, reset: () => void): void {
  const [lastOpened, setLastOpened] = useState(opened);
  if (lastOpened !== opened) {
    setLastOpened(opened);
    reset();
  }
}

/** Fills in what the browser knows of the visitor each time the form is opened. */
function useKnownLead(ref: RefObject<HTMLFormElement | null>, opened: number): void {
  useEffect(() => {
    if (opened === 0) return;
    loadTracking().catch(reportError);
    const known = savedLead();
    for (const field of leadForm.names) {
      const input = ref.current?.elements.namedItem(field);
      if (known && input instanceof HTMLInputElement && input.value === '') {
        input.value = known[field];
        // It has the focus already: what is typed now replaces it.
        if (input === document.activeElement) input.select();
      }
    }
  }, [opened, ref]);
}

function Heading({ title, intro }: { title: string; intro: string }) {
  return (
    <div>
      <h2 className={dialog.title}>{title}</h2>
      <p className={styles.intro}>{intro}</p>
    </div>
  );
}

interface ActionsProps {
  status: Status | null;
  isBusy: boolean;
  isLocked: boolean;
  text: string;
  onCancel: (() => void) | undefined;
}

function Actions({ status, isBusy, isLocked, text, onCancel }: ActionsProps) {
  return (
    <div className={styles.actions} hidden={status?.kind === 'sent'}>
      <Button type="submit" busy={isBusy} disabled={isLocked}>
        {isBusy ? 'Saving' : text}
      </Button>
      {onCancel ? (
        <Button variant="quiet" disabled={isLocked} onClick={onCancel}>
          Cancel
        </Button>
      ) : (
        <Button variant="quiet" href={paths.contact}>
          Contact us
        </Button>
      )}
    </div>
  );
}

function CloseButton({ isBusy, onCancel }: { isBusy: boolean; onCancel: () => void }) {
  return (
    <button
      type="button"
      className={dialog.close}
      aria-label="Close"
      disabled={isBusy}
      onClick={onCancel}
    >
      <Icon icon={X} size={18} />
    </button>
  );
}

/** The lead form, in the dialog and on a page of its own. */
export function LeadForm(props: LeadFormProps) {
  const { signUpUrl, source, posted, opened, onCancel } = props;
  const way = wayOf(source, signUpUrl);

  const { fields, formProps, honeypotId, status, isBusy, isLocked, reset } = useForm({
    form: leadForm,
    name: 'lead',
    posted,
    afterwards: 'lock',
    submit: async ({ content }, send) => {
      loadTracking().catch(reportError);
      const saved = await send(leadsApi.save, {
        ...content,
        source,
        page: location.pathname,
        partner_key: partnerKey(),
        ...attribution(),
      });
      if (!saved.ok) return { kind: 'failed', text: failureText(saved.error) };
      goOn(content, props).catch(reportError);
      return { kind: 'sent', text: way.thanks };
    },
  });
  const { name, email, ...rest } = fields;
  assertAllPlaced(rest);

  useResetAtOpening(opened, reset);
  useKnownLead(formProps.ref, opened);

  return (
    <form
      {...formProps}
      className={form}
      {...(onCancel ? { action: formPageFor(source) } : {})}
      aria-label="Your details"
    >
      {onCancel ? <Heading {...way} /> : null}
      <TextField {...name} />
      <TextField {...email} />
      <HoneypotField id={honeypotId} />
      <FormStatus
        status={status?.kind === 'invalid' ? null : status}
        contact={{ before: 'Or write to us at', email: site.email, after: '.' }}
      />
      <Actions
        status={status}
        isBusy={isBusy}
        isLocked={isLocked}
        text={way.button}
        onCancel={onCancel}
      />
      <PrivacyNote text="We store your name and email to reach you. This browser keeps them too, so that you type them once." />
      {/* Last, so that the first field has the focus. */}
      {onCancel ? <CloseButton isBusy={isBusy} onCancel={onCancel} /> : null}
    </form>
  );
}
