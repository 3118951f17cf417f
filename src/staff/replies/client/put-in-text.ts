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

/** A stored text as a whole reply: it has the greeting and signature of a blank one unless it brings its own. */
export function asReply(stored: string, blank: string): Placed {
  const [greeting = '', signature = ''] = blank.split(/\n{2,}/);
  const opened = OPENS.test(stored) ? stored : `${greeting}\n\n${stored}`;
  return {
    text: opened.endsWith(signature) ? opened : `${opened}\n\n${signature}`,
    cursor: opened.length,
  };
}

/** What a draft has already is left out: the greeting, and the last lines if they are the same. */
function withoutFrame(stored: string, draft: string): string {
  const lines = (OPENS.test(draft) ? stored.replace(GREETING, '') : stored).split('\n');
  const ofDraft = draft.trimEnd().split('\n');
  let same = 0;
  while (same < lines.length && lines.at(-1 - same) === ofDraft.at(-1 - same)) same++;
  return lines
    .slice(0, lines.length - same)
    .join('\n')
    .trimEnd();
}

/** A stored text among the words of a draft. */
export function amongWords(stored: string, draft: string, at: number): Placed {
  const added = withoutFrame(stored, draft);
  return { text: draft.slice(0, at) + added + draft.slice(at), cursor: at + added.length };
}
