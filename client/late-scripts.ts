import { loaded } from './loaded.ts';

/** In data-script-status, for styles and for code that waits for the script. */
export type ScriptStatus = 'loading' | 'loaded' | 'failed';

/**
 * Loads the third-party scripts of data-late-script after the load event, so that they delay
 * nothing (Y-11).
 */
export async function startLateScripts(): Promise<void> {
  await loaded();
  for (const element of document.querySelectorAll<HTMLElement>('[data-late-script]')) {
    const mark = (status: ScriptStatus) => (element.dataset['scriptStatus'] = status);
    const script = document.createElement('script');
    script.src = element.dataset['lateScript'] ?? '';
    script.addEventListener('load', () => mark('loaded'));
    script.addEventListener('error', () => mark('failed'));
    mark('loading');
    document.head.appendChild(script);
  }
}
