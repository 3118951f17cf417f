import { scriptUrl } from '../trusted-types.ts';

/** In data-script-status, for styles and for code that waits for the script. */
type ScriptStatus = 'loaded' | 'failed';

/** Distance (px) to the view: content is there when the visitor arrives. */
const MARGIN = '400px';

function loadScript(element: HTMLElement): void {
  const mark = (status: ScriptStatus) => (element.dataset['scriptStatus'] = status);
  const script = document.createElement('script');
  script.src = scriptUrl(element.dataset['lateScript'] ?? '');
  script.addEventListener('load', () => mark('loaded'));
  script.addEventListener('error', () => mark('failed'));
  document.head.appendChild(script);
}

async function loadFrame(frame: HTMLIFrameElement): Promise<void> {
  const signUp = frame.closest<HTMLElement>('[data-sign-up]');
  // Its listeners go first: a load or error event before them would be lost.
  if (signUp)
    await import('./sign-up-frame.ts').then(
      (watched) => watched.watchSignUpFrame(signUp),
      () => undefined,
    );
  const { frameSrc = '', frameSandbox = '' } = frame.dataset;
  // Hides what is drawn behind it (ui/Frame).
  frame.addEventListener('load', () => delete frame.dataset['frameSrc']);
  frame.sandbox.value = frameSandbox;
  frame.src = frameSrc;
}

/**
 * Loads the scripts and frames of third parties when they come near the view: until then no third
 * party learns of the visitor. Their space is reserved.
 */
export function watchThirdParties(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        if (target instanceof HTMLIFrameElement) void loadFrame(target);
        else if (target instanceof HTMLElement) loadScript(target);
      }
    },
    { rootMargin: MARGIN },
  );
  for (const element of document.querySelectorAll('[data-late-script], iframe[data-frame-src]')) {
    observer.observe(element);
  }
}
