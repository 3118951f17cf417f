import { addScript } from './add-script.ts';
import { whenNear } from './when-near.ts';

/**
 * Loads the scripts of third parties when the elements that need them come near the view. Their
 * data-script-status is for styles and for code that waits for the script, data-framed for styles.
 */
export function loadScriptsWhenNear(): void {
  whenNear(document.querySelectorAll<HTMLElement>('[data-late-script]'), (element) => {
    addScript(element.dataset['lateScript'] ?? '', (status) => {
      element.dataset['scriptStatus'] = status;
    });
    // The frame that the script has put into the element is drawn.
    element.addEventListener(
      'load',
      () => {
        element.dataset['framed'] = '';
      },
      true,
    );
  });
}
