import { loaded } from './loaded.ts';

/** In data-script-status, for styles and for code that waits for the script. */
export type ScriptStatus = 'loading' | 'loaded' | 'failed';

/** From this window width (px) on the chat's launcher fits into the page's margin. */
const ROOMY = 1280;

/**
 * Loads what must delay nothing after the load event: the third-party scripts of data-late-script
 * (Y-11), and on narrow windows the code that keeps the chat's launcher clear.
 */
export async function startLateScripts(): Promise<void> {
  await loaded();
  if (innerWidth < ROOMY)
    import('./chat/clear-launcher.ts').then(
      (launcher) => launcher.keepLauncherClear(),
      // It stays in its corner.
      () => undefined,
    );
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
