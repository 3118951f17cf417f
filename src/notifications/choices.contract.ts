import { agreement, defineForm } from '../shared/form.ts';

/** What staff can be told of, by name; all of it until they choose. */
export const SUBJECTS = {
  lead: 'Leads',
  contact: 'Messages',
  affiliate_application: 'Applications',
  alert: 'Failures',
} as const;
export type Subject = keyof typeof SUBJECTS;
export const SUBJECT_NAMES = Object.keys(SUBJECTS) as Subject[];

export const choicesForm = defineForm({
  fields: Object.fromEntries(
    SUBJECT_NAMES.map((name) => [name, agreement({ label: SUBJECTS[name], missing: '' })]),
  ),
});

/** Where the choices are posted to. */
export const CHOICES_PATH = '/admin/site/notifications';
