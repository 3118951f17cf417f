import { Button } from '../../../ui/Button/Button.tsx';
import { CheckboxField } from '../../../ui/Field/Choice.tsx';
import { CHOICES_PATH, SUBJECT_NAMES, SUBJECTS } from '../../../notifications/choices.contract.ts';
import { choices } from './SitePage.css.ts';

/** What the webhook is told of. */
export const NotificationChoices = ({ muted }: { muted: readonly string[] }) => (
  <form className={choices} method="post" action={CHOICES_PATH}>
    {SUBJECT_NAMES.map((name) => (
      <CheckboxField
        key={name}
        id={`tell-${name}`}
        name={name}
        label={SUBJECTS[name]}
        defaultChecked={!muted.includes(name)}
      />
    ))}
    <Button type="submit" size="small" variant="secondary">
      Save these choices
    </Button>
  </form>
);
