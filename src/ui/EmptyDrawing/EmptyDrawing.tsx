import * as styles from './EmptyDrawing.css.ts';

/** Hairlines in ink with one plane of gray: nothing is chosen here. */
const DRAWINGS = {
  /** Two papers on a pile that has yet to grow. */
  none: {
    behind: 'M34 14V8h40v44h-8',
    paper: 'M24 14h42v44H24z',
    plane: { x: 30, y: 24, width: 22, height: 7 },
    lines: 'M30 38h30M30 44h30M30 50h18',
  },
  /** A paper under a ruler that found nothing to mark. */
  noMatch: {
    behind: 'M30 40V8h42v32M36 16h30M36 22h30M36 28h20',
    paper: 'M12 40h78v14H12z',
    plane: { x: 12, y: 40, width: 14, height: 14 },
    lines: 'M26 40v7M38 40v5M50 40v7M62 40v5M74 40v7',
  },
  /** A paper that has slipped off the pile. */
  lost: {
    behind: 'M8 52h52M8 57h52M8 47h52M8 42h52',
    paper: 'M58 12l32 8-9 36-32-8z',
    plane: { x: 8, y: 42, width: 30, height: 5 },
    lines: 'M62 22l20 5M60.5 28l20 5M59 34l12 3',
  },
} as const;

/** Next to a sentence that says the same. */
export function EmptyDrawing({ kind }: { kind: keyof typeof DRAWINGS }) {
  const { behind, paper, plane, lines } = DRAWINGS[kind];
  return (
    <svg
      viewBox="0 0 102 64"
      width="102"
      height="64"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      aria-hidden="true"
      focusable="false"
    >
      <path d={behind} />
      <path className={styles.paper} d={paper} />
      <rect className={styles.plane} {...plane} />
      <path d={`${paper}${lines}`} />
    </svg>
  );
}
