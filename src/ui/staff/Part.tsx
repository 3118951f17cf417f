import { useId, type ReactNode } from 'react';

import * as styles from './Part.css.ts';

interface PartProps {
  title: ReactNode;
  text?: ReactNode;
  /** What can be done with all of it. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a page: its name, one line about it, its content. */
export function Part({ title, text, action, children }: PartProps) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {text ? <p className={styles.text}>{text}</p> : null}
        {action}
      </div>
      {children}
    </section>
  );
}
