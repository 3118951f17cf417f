import { HONEYPOT_FIELD } from '../../shared/honeypot.ts';
import { root } from '../VisuallyHidden/VisuallyHidden.css.ts';

/** Hidden from people, keyboards, screen readers and password managers, but not from bots. */
export function HoneypotField({ id }: { id: string }) {
  return (
    <div className={root} aria-hidden="true">
      <label htmlFor={id}>Leave this field empty</label>
      <input
        id={id}
        name={HONEYPOT_FIELD}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-lpignore="true"
        data-bwignore=""
      />
    </div>
  );
}
