import { staffPages } from '../../../shared/staff-pages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { TextField } from '../../../ui/Field/Field.tsx';
import * as staff from '../../staff/StaffPage.css.ts';
import type { Flash } from '../../staff/staff.contract.ts';
import {
  filled,
  mailForm,
  mailTexts,
  PLACEHOLDERS,
  TEMPLATE_NAMES,
  TEMPLATES_PATH,
  type MailTemplates,
  type TemplateName,
} from './decision-mail.contract.ts';
import * as styles from './TemplatesPage.css.ts';

/** A text that was posted and could not be stored. */
export interface PostedTemplate {
  values: { decision: string; subject: string; text: string };
  errors: Readonly<Partial<Record<'decision' | 'subject' | 'text', string>>>;
}

const TITLES: Record<TemplateName, string> = {
  approved: 'When an application is approved',
  rejected: 'When an application is rejected',
  more_info: 'When you reply, and ask for more',
};

/** Who the example is for. */
const SAMPLE = {
  first_name: 'Ada',
  last_name: 'Byron',
  company: 'Analytical Engines',
  created_at: '2026-11-20T09:00:00.000Z',
} as const;

interface TemplatesPageProps {
  templates: MailTemplates;
  flash: Flash | null;
  posted: PostedTemplate | null;
  canSend: boolean;
}

/** GET /admin/affiliates/texts: what applicants are written, until staff write something else. */
export const TemplatesPage = ({ templates, flash, posted, canSend }: TemplatesPageProps) => (
  <div className={styles.page}>
    <h1 className={staff.gateTitle}>Texts of the e-mails</h1>
    {flash ? (
      <p className={styles.note} role="status">
        {flash.text}
      </p>
    ) : null}
    {canSend ? null : <p className={styles.problem}>{mailTexts.cannotSend}</p>}
    <p className={staff.gateText}>
      An e-mail leaves only with a decision that is made with one, ten seconds after it, or as a
      reply. Each text can be changed for one e-mail. The placeholders are filled in for each
      applicant, and a line of which nothing is known is left out.
    </p>
    <dl className={styles.placeholders}>
      {Object.entries(PLACEHOLDERS).map(([name, becomes]) => (
        <div key={name}>
          <dt>
            <code>{`{${name}}`}</code>
          </dt>
          <dd>{becomes}</dd>
        </div>
      ))}
    </dl>
    {TEMPLATE_NAMES.map((decision) => {
      const { values, errors = {} } = posted?.values.decision === decision ? posted : {};
      const { subject, text } = values ?? templates[decision];
      const example = filled(templates[decision], SAMPLE, 'The reason that you write');
      return (
        <section key={decision} className={styles.template} aria-labelledby={decision}>
          <h2 className={styles.heading} id={decision}>
            {TITLES[decision]}
          </h2>
          <form className={styles.form} method="post" action={TEMPLATES_PATH}>
            <input type="hidden" name="decision" value={decision} />
            <TextField
              id={`${decision}-subject`}
              name="subject"
              label={mailForm.fields.subject.label}
              defaultValue={subject}
              error={errors.subject}
              autoComplete="off"
              required
            />
            <TextField
              id={`${decision}-text`}
              name="text"
              label={mailForm.fields.text.label}
              rows={9}
              defaultValue={text}
              error={errors.text}
              required
            />
            <div className={staff.ways}>
              <Button type="submit" size="small">
                Store this text
              </Button>
            </div>
          </form>
          <div className={styles.example}>
            <h3 className={styles.heading}>As stored, to Ada Byron</h3>
            <p className={styles.subject}>{example.subject}</p>
            <p className={styles.letter}>{example.text}</p>
          </div>
        </section>
      );
    })}
    <Button href={staffPages.applications.path} variant="secondary" size="small">
      Back to the applications
    </Button>
  </div>
);
