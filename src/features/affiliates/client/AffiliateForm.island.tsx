import { APPLICATION_ACTION, APPLICATION_TEXTS } from '../affiliates.contract.ts';
import { affiliatesApi, applicationForm, type ApplicationFields } from '../application.contract.ts';
import type { PostedForm } from '../../../shared/form.ts';
import { paths } from '../../../shared/paths.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { CheckboxField, SelectField, type CheckboxFieldProps } from '../../../ui/Field/Choice.tsx';
import { TextField } from '../../../ui/Field/Field.tsx';
import { HoneypotField } from '../../../ui/Honeypot/HoneypotField.tsx';
import { root as hidden } from '../../../ui/VisuallyHidden/VisuallyHidden.css.ts';
import type { ApiFailure } from '../../../../client/api/call.ts';
import { FormStatus } from '../../../../client/forms/FormStatus.tsx';
import { PrivacyNote } from '../../../../client/forms/PrivacyNote.tsx';
import { footer, form, pair } from '../../../../client/forms/form.css.ts';
import { assertAllPlaced } from '../../../ui/Field/form-fields.ts';
import { useForm } from '../../../../client/forms/use-form.ts';
import * as styles from './AffiliateForm.css.ts';

type AffiliateFormProps = {
  posted: PostedForm<ApplicationFields> | null;
};

const { failed, reasons, sent, submit, submitting } = APPLICATION_TEXTS;

/** A status below 300 came without the application in it. */
function failureText({ status, error }: ApiFailure): string {
  if (status === 422) return error || applicationForm.problem({});
  if (error) return error.startsWith(failed('').slice(0, 20)) ? error : failed(error);
  if (status === 0) {
    return failed(navigator.onLine ? reasons.noDatabase('there was no answer') : reasons.offline);
  }
  return failed(status < 300 ? reasons.notSaved : reasons.unknown);
}

function Terms(props: CheckboxFieldProps) {
  return (
    <CheckboxField
      {...props}
      label={
        <>
          I have read and agree to the{' '}
          <a href={paths.affiliateTerms} target="_blank" rel="noopener">
            affiliate terms
          </a>
        </>
      }
    />
  );
}

interface SubmitLineProps {
  isBusy: boolean;
  isComplete: boolean;
  hintId: string;
}

function SubmitLine({ isBusy, isComplete, hintId }: SubmitLineProps) {
  return (
    <div className={footer}>
      <Button
        type="submit"
        busy={isBusy}
        className={styles.submit}
        disabled={!isComplete}
        data-until-complete=""
        aria-describedby={hintId}
      >
        {isBusy ? submitting : submit}
      </Button>
      <p id={hintId} className={styles.hint}>
        Company and website are optional. Please accept the terms to continue.
      </p>
    </div>
  );
}

/**
 * Why is this an island? It shows what is wrong with a field when it is left, enables the button when
 * everything is right, and keeps everything typed when a send fails.
 */
export function AffiliateForm({ posted }: AffiliateFormProps) {
  const { fields, formProps, honeypotId, status, isBusy, isComplete } = useForm({
    form: applicationForm,
    name: 'application',
    posted,
    afterwards: 'clear',
    tracksCompleteness: true,
    submit: async ({ values }, send) => {
      const applied = await send(affiliatesApi.apply, values);
      return applied.ok
        ? { kind: 'sent', text: sent }
        : { kind: 'failed', text: failureText(applied.error) };
    },
  });
  const { firstName, lastName, email, company, website, ...more } = fields;
  const { experience, audience, motivation, terms, ...rest } = more;
  assertAllPlaced(rest);

  return (
    <form
      {...formProps}
      className={form}
      action={APPLICATION_ACTION}
      aria-label="Affiliate application"
    >
      <fieldset className={pair} disabled={isBusy}>
        <legend className={hidden}>Your application</legend>
        <TextField {...firstName} />
        <TextField {...lastName} />
        <div className={styles.whole}>
          <TextField {...email} />
        </div>
        <TextField {...company} />
        <TextField {...website} />
        <div className={styles.whole}>
          <SelectField {...experience} />
        </div>
        <div className={styles.whole}>
          <TextField {...audience} />
        </div>
        <div className={styles.whole}>
          <TextField {...motivation} />
        </div>
        <div className={styles.terms}>
          <Terms {...terms} />
        </div>
        <HoneypotField id={honeypotId} />
      </fieldset>
      <FormStatus status={status} />
      <SubmitLine isBusy={isBusy} isComplete={isComplete} hintId={`${honeypotId}-hint`} />
      <PrivacyNote text="We store what you write to review your application and to run the program." />
    </form>
  );
}
