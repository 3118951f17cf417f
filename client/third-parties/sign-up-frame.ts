const TIMEOUT_MS = 10_000;

type Part = 'frame' | 'failed' | 'blocked';

/**
 * Shows a fallback when the sign-up form fails, times out or is blocked by the content policy; a late
 * form is still shown. React does not pass on a frame's error event.
 */
export function watchSignUpFrame(root: HTMLElement, frame: HTMLIFrameElement): void {
  const show = (name: Part) => {
    clearTimeout(timeout);
    for (const part of root.querySelectorAll<HTMLElement>('[data-sign-up-part]')) {
      part.hidden = part.dataset['signUpPart'] !== name;
    }
  };
  const timeout = setTimeout(() => show('blocked'), TIMEOUT_MS);
  // A load event after a failure is for the browser's own error page.
  let hasFailed = false;
  const fail = (name: Part) => {
    hasFailed = true;
    show(name);
  };
  frame.addEventListener('error', () => fail('failed'));
  frame.addEventListener('load', () => {
    // An empty frame fires load too.
    if (frame.src && !hasFailed) show('frame');
  });
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    if (effectiveDirective === 'frame-src') fail('blocked');
  });
}
