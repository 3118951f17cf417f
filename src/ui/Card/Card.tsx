import type { ReactNode } from 'react';

import * as styles from './Card.css.ts';

interface CardProps {
  children: ReactNode;
  padding?: keyof typeof styles.padding;
  as?: 'div' | 'article' | 'li' | 'section';
  className?: string;
  [data: `data-${string}`]: string | undefined;
}

export function Card({
  children,
  padding = 'medium',
  as: Element = 'div',
  className,
  ...data
}: CardProps) {
  return (
    <Element
      {...data}
      className={[styles.root, styles.padding[padding], className].filter(Boolean).join(' ')}
    >
      {children}
    </Element>
  );
}
