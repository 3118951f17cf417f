import { useEffect, type RefObject } from 'react';

/** Tells when the pointer or the focus comes to rest inside an element, and when neither does any more. */
export function useResting(
  element: RefObject<HTMLElement | null>,
  onRest: (resting: boolean) => void,
): void {
  useEffect(() => {
    const place = element.current;
    if (!place) return undefined;
    const rest = () => onRest(true);
    const leave = () => onRest(place.contains(document.activeElement));
    const blur = ({ relatedTarget }: FocusEvent) => {
      const staysInside = relatedTarget instanceof Node && place.contains(relatedTarget);
      if (!staysInside) onRest(place.matches(':hover'));
    };
    place.addEventListener('pointerenter', rest);
    place.addEventListener('pointerleave', leave);
    place.addEventListener('focusin', rest);
    place.addEventListener('focusout', blur);
    return () => {
      place.removeEventListener('pointerenter', rest);
      place.removeEventListener('pointerleave', leave);
      place.removeEventListener('focusin', rest);
      place.removeEventListener('focusout', blur);
    };
  }, [element, onRest]);
}
