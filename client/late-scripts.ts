import { loaded } from './loaded.ts';

/** How far a third party's script is: its element says so, for styles and for whoever waits. */
export type ScriptStatus = 'loading' | 'loaded' | 'failed';

/**
 * Loads the third-party scripts that the page names in data-late-script, after the load event, so
 * that they delay nothing (Y-11). The element's data-script-status tells how it went.
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
