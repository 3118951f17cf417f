import type { AppContext } from './context.ts';
import { ERROR_STATUS } from './error-status.ts';
import { AppError } from './errors.tsx';
import { renderPrivate, type Page } from './page/render.tsx';
import { refuseCrossSite } from './request-guards.ts';

interface PostedForm {
  /** Takes what was posted. @throws AppError for people to read */
  take: () => Promise<void>;
  /** Where success leads; reloading that page sends nothing again. */
  received: string;
  /** The form again, with what was typed and what is wrong with it. */
  page: (error: AppError) => Page;
}

/**
 * Answers a plain form post: a redirect after success, else the form as it was filled in, with the
 * errors beside its fields and the status of the API's answer.
 */
export async function answerPosted(
  c: AppContext,
  { take, received, page }: PostedForm,
): Promise<Response> {
  try {
    refuseCrossSite(c);
    await take();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { headers } = error.details;
    return renderPrivate(c, { ...page(error), status: ERROR_STATUS[error.code], headers });
  }
  return c.redirect(received, 303);
}
