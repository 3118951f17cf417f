import { whole } from './Unbroken.css.ts';

/** A word with a hyphen inside. */
const COMPOUND = /(\S+-\S+)/;
/** In characters; a longer one would not fit into a narrow column. */
const LONGEST_COMPOUND = 18;

/** A text whose compounds stay in one line: 'nice-to-have' must not end in 'nice-to-'. */
export function Unbroken({ children: text }: { children: string }) {
  return text.split(COMPOUND).map((part, index) =>
    index % 2 === 0 || part.length > LONGEST_COMPOUND ? (
      part
    ) : (
      <span key={part} className={whole}>
        {part}
      </span>
    ),
  );
}
