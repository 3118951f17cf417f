import { watchSignUpFrame } from './sign-up-frame.ts';
import { whenNear } from './when-near.ts';

/** The sign-up form knows what a visitor has told us, here and in a tab of its own. */
async function fillInSignUp(signUp: HTMLElement, address: string): Promise<string> {
  const { savedLead, signUpFor } = await import('../../src/features/leads/client/saved-lead.ts');
  const known = savedLead();
  if (!known) return address;
  const { href } = signUpFor(address, known);
  for (const link of signUp.querySelectorAll('a')) {
    if (link.getAttribute('href') === address) link.href = href;
  }
  return href;
}

function loadFrame(frame: HTMLIFrameElement): void {
  const signUp = frame.closest<HTMLElement>('[data-sign-up]');
  // Its listeners go first: a load or error event before them would be lost.
  if (signUp) watchSignUpFrame(signUp, frame);
  const { frameSrc = '', frameSandbox = '' } = frame.dataset;
  // Hides what is drawn behind it (ui/Frame).
  frame.addEventListener('load', () => delete frame.dataset['frameSrc']);
  frame.sandbox.value = frameSandbox;
  const load = (address: string) => {
    frame.src = address;
  };
  if (signUp)
    void fillInSignUp(signUp, frameSrc).then(load, () => {
      // Without what is known, it asks.
      load(frameSrc);
    });
  else load(frameSrc);
}

/** Loads the sites that ui/Frame shows when they come near the view. */
export function loadFramesWhenNear(): void {
  whenNear(document.querySelectorAll<HTMLIFrameElement>('[data-frame-src]'), loadFrame);
}
