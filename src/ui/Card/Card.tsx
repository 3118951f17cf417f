import type { ReactNode } from 'react';

import * as styles from './Card.css.ts';

interface CardProps {
  children: ReactNode;
  tone?: keyof typeof styles.tone;
  padding?: keyof typeof styles.padding;
  as?: 'div' | 'article' | 'li' | 'section';
  className?: string;
}

/** An index card: hairline, no shadow. */
export function Card({
  children,
  tone = 'paper',
  padding = 'medium',
  as: Element = 'div',
  className,
}: CardProps) {
  return (
    <Element
      className={[styles.tone[tone], styles.padding[padding], className].filter(Boolean).join(' ')}
    >
      {children}
    </Element>
  );
}
