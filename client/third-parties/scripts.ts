import { scriptUrl } from '../shared/trusted-types.ts';
import { whenNear } from './when-near.ts';

/** In data-script-status, for styles and for code that waits for the script. */
type ScriptStatus = 'loaded' | 'failed';

function loadScript(element: HTMLElement): void {
  const mark = (status: ScriptStatus) => (element.dataset['scriptStatus'] = status);
  const script = document.createElement('script');
  script.src = scriptUrl(element.dataset['lateScript'] ?? '');
  script.addEventListener('load', () => mark('loaded'));
  script.addEventListener('error', () => mark('failed'));
  document.head.appendChild(script);
}

/** Loads the scripts of third parties when the elements that need them come near the view. */
export function loadScriptsWhenNear(): void {
  whenNear(document.querySelectorAll<HTMLElement>('[data-late-script]'), loadScript);
}
