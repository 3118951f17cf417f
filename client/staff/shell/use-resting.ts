import { useEffect, type RefObject } from 'react';

/** Reports when the pointer or the focus enters an element, and when both have left it. */
export function useResting(
  element: RefObject<HTMLElement | null>,
  onRest: (resting: boolean) => void,
): void {
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const rest = () => onRest(true);
    const leave = () => onRest(target.contains(document.activeElement));
    const blur = ({ relatedTarget }: FocusEvent) => {
      const staysInside = relatedTarget instanceof Node && target.contains(relatedTarget);
      if (!staysInside) onRest(target.matches(':hover'));
    };
    target.addEventListener('pointerenter', rest);
    target.addEventListener('pointerleave', leave);
    target.addEventListener('focusin', rest);
    target.addEventListener('focusout', blur);
    return () => {
      target.removeEventListener('pointerenter', rest);
      target.removeEventListener('pointerleave', leave);
      target.removeEventListener('focusin', rest);
      target.removeEventListener('focusout', blur);
    };
  }, [element, onRest]);
}
