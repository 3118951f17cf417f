/** Gives frames their address once the page has loaded, so that they delay nothing of it. */
export function startFrames(): void {
  const frames = document.querySelectorAll<HTMLIFrameElement>('iframe[data-frame-src]');
  if (frames.length === 0) return;
  const open = () => {
    for (const frame of frames) frame.src = frame.dataset['frameSrc'] ?? '';
  };
  const signUp = document.querySelector<HTMLElement>('[data-sign-up]');
  // What minds the sign-up form has to be there before the form is.
  if (signUp) {
    void import('./sign-up-frame.ts').then(({ mindSignUpFrame }) => mindSignUpFrame(signUp));
  }
  if (document.readyState === 'complete') open();
  else addEventListener('load', open, { once: true });
}
