import * as styles from './ProductWindow.css.ts';

/** A ruler filled to a part of a hundred. SVG, because the content policy allows no style attribute. */
interface RulerProps {
  percent: number;
}

export function Ruler({ percent }: RulerProps) {
  return (
    <span className={styles.ruler} aria-hidden="true">
      <svg className={styles.fill} viewBox="0 0 100 10" preserveAspectRatio="none">
        <rect className={styles.length} width={String(percent)} height="10" />
      </svg>
    </span>
  );
}
