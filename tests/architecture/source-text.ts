/** What the rules of the vocabulary read in a file, with the line (from 1) where each text begins. */
export interface FoundText {
  text: string;
  line: number;
}

/** A slash after one of these begins a regular expression, not a division. */
const BEFORE_REGEX = /(?:^|[=(,:;!&|?{}[\n]|\breturn|=>)\s*$/;

/** The position after a string, template or regular expression. @param start of its first sign */
function endOfLiteral(source: string, start: number): number {
  const quote = source[start];
  let inClass = false;
  for (let at = start + 1; at < source.length; at += 1) {
    const sign = source[at];
    if (sign === '\\') at += 1;
    else if (quote === '/' && sign === '[') inClass = true;
    else if (quote === '/' && sign === ']') inClass = false;
    else if (quote === '`' && sign === '$' && source[at + 1] === '{')
      at = endOfBraces(source, at + 1) - 1;
    else if (sign === quote && !inClass) return at + 1;
    // An apostrophe in the text of an element is no string, so it ends with its line.
    else if (sign === '\n' && quote !== '`') return at;
  }
  return source.length;
}

/** The position after the braces of a template's expression. */
function endOfBraces(source: string, start: number): number {
  let depth = 0;
  for (let at = start; at < source.length; at += 1) {
    const sign = source[at] ?? '';
    if (sign === '{') depth += 1;
    else if (sign === '}' && (depth -= 1) === 0) return at + 1;
    else if ('\'"`'.includes(sign)) at = endOfLiteral(source, at) - 1;
  }
  return source.length;
}

const lineAt = (source: string, position: number) => source.slice(0, position).split('\n').length;

/** Splits TypeScript into its comments and its code; in the code, comments and literals are blank. */
export function splitSource(source: string): { comments: FoundText[]; code: string } {
  const comments: FoundText[] = [];
  let code = '';
  let at = 0;
  const blank = (end: number) => {
    code += source.slice(at, end).replace(/[^\n]/g, ' ');
    at = end;
  };
  while (at < source.length) {
    const sign = source[at] ?? '';
    const pair = source.slice(at, at + 2);
    const isComment = pair === '/*' || (pair === '//' && source[at - 1] !== ':');
    if (isComment) {
      const close = source.indexOf(pair === '/*' ? '*/' : '\n', at + 2);
      const end = close === -1 ? source.length : close;
      comments.push({
        text: source.slice(at + 2, end).replace(/`[^`\n]*`/g, ' '),
        line: lineAt(source, at),
      });
      blank(end);
    } else if (
      '\'"`'.includes(sign) ||
      (sign === '/' && BEFORE_REGEX.test(code.slice(-40)) && pair !== '/>')
    ) {
      blank(endOfLiteral(source, at));
    } else {
      code += sign;
      at += 1;
    }
  }
  return { comments, code };
}

const DECLARED =
  /\b(?:const|let|var|function\*?|class|interface|type|enum)\s+([A-Za-z_$][\w$]*)|^\s*(?:(?:readonly|static|async|private|get|set)\s+)*#?([a-z_$][\w$]*|[A-Z][A-Z\d_]+)\??(?:\s*(?::|=(?!=))|\([^\n]*(?<!=> )\{$)/gm;

const NO_NAMES = new Set(['if', 'for', 'while', 'switch', 'catch', 'return', 'import', 'super']);

/** The names that code declares: variables, functions, types, and members at the start of a line. */
export function declaredNames(code: string): FoundText[] {
  return [...code.matchAll(DECLARED)].flatMap((match) => {
    const text = match[1] ?? match[2] ?? '';
    return NO_NAMES.has(text)
      ? []
      : [{ text, line: lineAt(code, match.index + match[0].lastIndexOf(text)) }];
  });
}

const TITLE =
  /\b(?:test|it|describe)(?:\.(?:each|step|for|describe|serial|concurrent)\b)*(?:\((?:[^()]|\([^()]*\))*\))?\(\s*(?:'((?:\\.|[^'\\\n])*)'|`((?:\\.|[^`\\])*)`|"((?:\\.|[^"\\\n])*)")/g;

/** The titles of tests and their steps. */
export function testTitles(source: string): FoundText[] {
  return [...source.matchAll(TITLE)].map((match) => ({
    text: match[1] ?? match[2] ?? match[3] ?? '',
    line: lineAt(source, match.index),
  }));
}

/** The attributes that mark elements for scripts, "data-action" as "action". */
export function dataAttributes(source: string): FoundText[] {
  return [...source.matchAll(/\bdata-([a-z]+(?:-[a-z]+)*)\b/g)].map((match) => ({
    text: match[1] ?? '',
    line: lineAt(source, match.index),
  }));
}

/** The texts of errors and the names of log events, which people outside the code read. */
export function errorTexts(source: string): FoundText[] {
  const pattern =
    /\bnew (?:AppError\(\s*'[^']*',|Error\()\s*(?:'((?:\\.|[^'\\\n])*)'|`((?:\\.|[^`\\])*)`)|\blog(?:Error|Warning|Event)?\(\s*'([^']*)'/g;
  return [...source.matchAll(pattern)].map((match) => ({
    text: match[1] ?? match[2] ?? match[3]?.replaceAll('_', ' ') ?? '',
    line: lineAt(source, match.index),
  }));
}

/** The prose of a Markdown file: its text without code blocks, code and addresses of links. */
export function proseOf(markdown: string): FoundText[] {
  const text = markdown
    .replace(/```[\s\S]*?```/g, (block) => block.replace(/[^\n]/g, ' '))
    .replace(/`[^`\n]*`|\]\([^)\n]*\)/g, ' ');
  return text.split('\n').map((line, index) => ({ text: line, line: index + 1 }));
}

/** A name as its words in lower case: "useDecisionList" → "use decision list". */
export function wordsOf(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replace(/[^A-Za-z\d]+/g, ' ')
    .trim()
    .toLowerCase();
}
