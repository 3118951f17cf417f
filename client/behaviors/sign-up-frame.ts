/** How long (ms) the form may take before the visitor is offered another way (SIGN-03). */
const PATIENCE_MS = 10_000;

type View = 'frame' | 'failed' | 'blocked';

/**
 * Minds the frame of the sign-up form: on an error, or when it does not arrive or the content policy
 * stops it, the view that says so takes its place (SIGN-02, SIGN-03). A form that comes late after
 * all is shown. React does not deliver a frame's error event, so this listens itself.
 */
export function mindSignUpFrame(root: HTMLElement): void {
  const frame = root.querySelector('iframe');
  if (!frame) return;
  const show = (view: View) => {
    for (const part of root.querySelectorAll<HTMLElement>('[data-sign-up-view]')) {
      part.hidden = part.dataset['signUpView'] !== view;
    }
  };
  const patience = setTimeout(() => show('blocked'), PATIENCE_MS);
  // What has failed for good: a load event after it is the browser's own error page.
  let lost = false;
  const lose = (view: View) => {
    lost = true;
    clearTimeout(patience);
    show(view);
  };
  frame.addEventListener('error', () => lose('failed'));
  frame.addEventListener('load', () => {
    // An empty frame has loaded as well.
    if (!frame.src || lost) return;
    clearTimeout(patience);
    show('frame');
  });
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    if (effectiveDirective === 'frame-src') lose('blocked');
  });
}
