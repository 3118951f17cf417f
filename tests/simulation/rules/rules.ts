import { BLOG_RULES } from './blog.rules.ts';
import { MAIL_RULES } from './mail.rules.ts';
import { PEOPLE_RULES } from './people.rules.ts';
import type { Events, Rule } from './rule.ts';
import { STAFF_RULES } from './staff.rules.ts';
import { SUBMISSION_RULES } from './submissions.rules.ts';

/** Every promise that is looked after. */
export const RULES = [
  ...SUBMISSION_RULES,
  ...PEOPLE_RULES,
  ...MAIL_RULES,
  ...STAFF_RULES,
  ...BLOG_RULES,
] as readonly { [On in keyof Events]: Rule<On> }[keyof Events][];
