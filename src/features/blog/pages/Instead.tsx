import type { ComponentProps, ReactNode } from 'react';

import { EmptyDrawing } from '../../../ui/EmptyDrawing/EmptyDrawing.tsx';
import * as styles from './Instead.css.ts';

interface InsteadProps {
  drawing: ComponentProps<typeof EmptyDrawing>['kind'];
  role?: 'alert';
  children: ReactNode;
}

/** What there is instead of posts: a sheet with a drawing. */
export const Instead = ({ drawing, role, children }: InsteadProps) => (
  <div className={styles.root} role={role}>
    <div className={styles.words}>{children}</div>
    <div className={styles.drawing}>
      <EmptyDrawing kind={drawing} />
    </div>
  </div>
);
