import { scriptUrl } from '../shared/trusted-types.ts';

/** Loads a script of a third party. One that fails leaves the document, and can be added again. */
export function addScript(url: string, then?: (status: 'loaded' | 'failed') => void): void {
  const script = document.createElement('script');
  script.src = scriptUrl(url);
  script.addEventListener('load', () => then?.('loaded'));
  script.addEventListener('error', () => {
    script.remove();
    then?.('failed');
  });
  document.head.appendChild(script);
}
