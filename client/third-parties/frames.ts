import { watchSignUpFrame } from './sign-up-frame.ts';
import { whenNear } from './when-near.ts';

function loadFrame(frame: HTMLIFrameElement): void {
  const signUp = frame.closest<HTMLElement>('[data-sign-up]');
  // Its listeners go first: a load or error event before them would be lost.
  if (signUp) watchSignUpFrame(signUp, frame);
  const { frameSrc = '', frameSandbox = '' } = frame.dataset;
  // Hides what is drawn behind it (ui/Frame).
  frame.addEventListener('load', () => delete frame.dataset['frameSrc']);
  frame.sandbox.value = frameSandbox;
  frame.src = frameSrc;
}

/** Loads the sites that ui/Frame shows when they come near the view. */
export function loadFramesWhenNear(): void {
  whenNear(document.querySelectorAll<HTMLIFrameElement>('[data-frame-src]'), loadFrame);
}
