import { loaded } from '../loaded.ts';
import { retryOnce } from '../stale-chunk.ts';

/** What minds the sign-up form has to be there before the form is. */
async function mindSignUp(): Promise<void> {
  const signUp = document.querySelector<HTMLElement>('[data-sign-up]');
  if (!signUp) return;
  await retryOnce(() => import('./sign-up-frame.ts')).then(
    (frame) => frame.mindSignUpFrame(signUp),
    // The form comes all the same; only what stands in for it does not.
    () => undefined,
  );
}

/** Gives frames their address once the page has loaded, so that they delay nothing of it. */
export async function startFrames(): Promise<void> {
  const frames = document.querySelectorAll<HTMLIFrameElement>('iframe[data-frame-src]');
  if (frames.length === 0) return;
  await Promise.all([loaded(), mindSignUp()]);
  for (const frame of frames) {
    const { frameSrc = '', frameSandbox = '' } = frame.dataset;
    frame.sandbox.value = frameSandbox;
    frame.src = frameSrc;
  }
}
