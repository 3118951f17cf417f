import { site } from '../../src/shared/content/site.ts';
import { privacy } from './form.css.ts';

/** What happens with the data of a form, in one line, and the policy. */
export function PrivacyNote({ text }: { text: string }) {
  return (
    <p className={privacy}>
      {text} <a href={site.legal.privacy}>Privacy policy</a>
    </p>
  );
}
