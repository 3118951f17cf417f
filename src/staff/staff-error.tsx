import type { ErrorHandler } from 'hono';

import type { AppEnv } from '../http/context.ts';
import { ERROR_STATUS } from '../http/error-status.ts';
import { isApi, onError, shownError } from '../http/errors.tsx';
import { renderPrivate } from '../http/page/render.tsx';
import { isStaffPath } from '../http/security/staff-paths.ts';
import { staffPages } from '../shared/staff-pages.ts';
import { Button } from '../ui/Button/Button.tsx';
import * as styles from './StaffPage.css.ts';
import { staffPage } from './StaffPage.tsx';

/** The section that a path is in. */
const sectionOf = (path: string) =>
  Object.values(staffPages).findLast((page) => path.startsWith(page.path)) ?? staffPages.day;

/** Staff who are signed in stay in their area, whatever was refused. */
export const onStaffError: ErrorHandler<AppEnv> = async (thrown, c) => {
  if (isApi(c) || !isStaffPath(c.req.path) || !c.get('staff')) return onError(thrown, c);
  const { code, message, details } = shownError(c, thrown);
  const section = sectionOf(c.req.path);
  const isForm = c.req.method === 'POST';
  const fields = Object.values(details.fields ?? {}).filter((text) => text !== message);
  const page = await staffPage(c, {
    page: section,
    title: isForm ? 'Not done' : 'Not shown',
    screen: (
      <div className={styles.question}>
        <div className={styles.questionCard} role="alert">
          <h1 className={styles.gateTitle}>{message}</h1>
          {fields.map((text) => (
            <p key={text} className={styles.gateText}>
              {text}
            </p>
          ))}
          <p className={styles.gateText}>
            {isForm
              ? 'Your browser’s Back leads to what you typed.'
              : `Reloading in a minute often helps. Request ${c.get('requestId')}`}
          </p>
          <Button href={section.path} size="small">
            {`Go to ${section.label}`}
          </Button>
        </div>
      </div>
    ),
  });
  return renderPrivate(c, { ...page, status: ERROR_STATUS[code], headers: details.headers });
};
