const OPENS = /^(?:hello|hi|hey|dear|good (?:morning|afternoon|evening))\b/i;
/** A first line that only greets. */
const GREETING = new RegExp(`${OPENS.source}[^\\n]{0,60}[,!]\\n+`, 'i');

/** What the text of a reply becomes, and where the cursor goes. */
interface Placed {
  text: string;
  cursor: number;
}

/** Where the words of a reply begin: below its greeting. */
export const belowGreeting = (text: string): number => text.indexOf('\n\n') + 2;

/** 'Best regards,' on a line of its own. */
const CLOSES =
  /^(?:best|kind|warm|many|all the best|yours|sincerely|regards|thanks|thank you|cheers|talk soon)\b[^\n.?]{0,24}\n/i;

/** Who signs a reply. */
export interface Signing {
  /** The text of a reply with nothing in it. */
  blank: string;
  /** Who writes; '' for somebody without a name. */
  me: string;
}

/** The greeting and the signature of a blank reply. */
const frameOf = ({ blank }: Signing) => {
  const [greeting = '', signature = ''] = blank.split(/\n{2,}/);
  return { greeting, signature };
};

/** A text and the signature at its end, whoever signs; '' where it has none. */
function signedOff(text: string, signing: Signing): { words: string; signature: string } {
  const whole = text.trimEnd();
  const last = whole.split(/\n{2,}/).at(-1) ?? '';
  const { me } = signing;
  const lines = last.split('\n').map((line) => line.replace(/^[-–—\s]+/, ''));
  const isMine = me !== '' && lines.some((line) => line === me || line.startsWith(`${me},`));
  return isMine || last.endsWith(frameOf(signing).signature) || CLOSES.test(last)
    ? { words: whole.slice(0, whole.length - last.length).trimEnd(), signature: last }
    : { words: whole, signature: '' };
}

/** A stored text as a whole reply: it has the greeting and signature of a blank one unless it brings its own. */
export function asReply(stored: string, signing: Signing): Placed {
  const frame = frameOf(signing);
  const { words, signature } = signedOff(stored, signing);
  const opened = OPENS.test(words) ? words : `${frame.greeting}\n\n${words}`;
  return { text: `${opened}\n\n${signature || frame.signature}`, cursor: opened.length };
}

/** What keeps a text from the words before and after it: a blank line where a line ends, a space within one. */
function gapsAt(before: string, rest: string): { lead: string; follow: string } {
  const gap = (isEdge: boolean) => (isEdge ? '\n\n' : ' ');
  return {
    lead: /(?:^|\s)$/.test(before) ? '' : gap(/^(?:\n|$)/.test(rest)),
    follow: /^(?:[\s.,;:!?)]|$)/.test(rest) ? '' : gap(/(?:^|\n)$/.test(before)),
  };
}

/**
 * A stored text among the words of a draft, which greets and signs once: it brings no second greeting, and
 * its own signature only in place of the one that follows.
 */
export function amongWords(stored: string, draft: string, at: number, signing: Signing): Placed {
  const opened = OPENS.test(draft) ? stored.replace(GREETING, '') : stored;
  const { words, signature } = signedOff(opened, signing);
  const before = draft.slice(0, at);
  const rest = draft.slice(at);
  const { lead, follow } = gapsAt(before, rest);
  const text = before + lead + words;
  const isSignature = rest.trim() !== '' && signedOff(rest, signing).words === '';
  const end = signature !== '' && isSignature ? `\n\n${signature}` : follow + rest;
  return { text: text + end, cursor: text.length };
}
