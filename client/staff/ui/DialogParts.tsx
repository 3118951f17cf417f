import type { ReactNode } from 'react';

import * as styles from './DialogParts.css.ts';
import { StaffButton } from './StaffButton.tsx';

interface DialogHeadProps {
  title: string;
  /** What closes the dialog, where it is more than that. */
  close?: ReactNode;
}

/** The title of a dialog that shows something, and what closes it. */
export const DialogHead = ({ title, close }: DialogHeadProps) => (
  <div className={styles.head}>
    <h2 className={styles.title} dir="auto">
      {title}
    </h2>
    {close ?? (
      <form method="dialog">
        <StaffButton type="submit">Close</StaffButton>
      </form>
    )}
  </div>
);

export const DialogGroup = ({ children }: { children: string }) => (
  <h3 className={styles.group}>{children}</h3>
);

/** What a dialog asks for, and why. */
export function DialogQuestion({
  title,
  text,
  isPage = false,
}: {
  title: string;
  text: string;
  /** Asked by a page of its own. */
  isPage?: boolean;
}) {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <>
      <Heading className={styles.question}>{title}</Heading>
      <p className={styles.explanation}>{text}</p>
    </>
  );
}
