import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';

import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Notice.css.ts';

const icons = { success: CircleCheck, error: CircleAlert, info: Info } as const;

interface NoticeProps {
  tone: keyof typeof icons;
  children: ReactNode;
  /** 'alert' interrupts a screen reader, 'status' waits; none when it is there from the start. */
  role?: 'alert' | 'status';
}

export function Notice({ tone, children, role }: NoticeProps) {
  return (
    <div className={styles.tone[tone]} {...(role ? { role } : {})}>
      <Icon icon={icons[tone]} className={styles.icon} />
      <div>{children}</div>
    </div>
  );
}
