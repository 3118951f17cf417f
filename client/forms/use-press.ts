import { useRef, type PointerEvent } from 'react';

/**
 * Whether a button or link of a form is being clicked. An error that appears under a field moves the
 * button from under the pointer, and the click is lost.
 */
export function usePress() {
  const pressed = useRef(false);
  const release = () => {
    pressed.current = false;
  };
  const onPointerDown = ({ target }: PointerEvent) => {
    if (!(target instanceof Element) || !target.closest('button, a')) return;
    pressed.current = true;
    const end = () => setTimeout(release);
    addEventListener('pointerup', end, { once: true });
    addEventListener('pointercancel', end, { once: true });
  };
  return { isPressed: () => pressed.current, release, onPointerDown };
}
