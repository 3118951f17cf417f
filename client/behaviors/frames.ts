import { loaded } from '../loaded.ts';
import { retryOnce } from '../stale-chunk.ts';

/** Listeners go first: a load or error event before them would be lost. */
async function watchSignUp(): Promise<void> {
  const signUp = document.querySelector<HTMLElement>('[data-sign-up]');
  if (!signUp) return;
  await retryOnce(() => import('./sign-up-frame.ts')).then(
    ({ watchSignUpFrame }) => watchSignUpFrame(signUp),
    // The form still loads; only its fallback is missing.
    () => undefined,
  );
}

/** Sets the frames' src after the load event, so that they delay nothing. */
export async function startFrames(): Promise<void> {
  const frames = document.querySelectorAll<HTMLIFrameElement>('iframe[data-frame-src]');
  if (frames.length === 0) return;
  await Promise.all([loaded(), watchSignUp()]);
  for (const frame of frames) {
    const { frameSrc = '', frameSandbox = '' } = frame.dataset;
    frame.sandbox.value = frameSandbox;
    frame.src = frameSrc;
  }
}
