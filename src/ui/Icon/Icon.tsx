import type { LucideIcon } from 'lucide-react';

interface IconProps {
  icon: LucideIcon;
  /** Side in CSS pixels. */
  size?: number;
  /** Names the icon where no text beside it does; without it the icon is decoration. */
  label?: string;
  className?: string;
}

/** One of the site's icons: lucide, 1.5 px strokes at any size. */
export function Icon({ icon: Glyph, size = 20, label, className }: IconProps) {
  return (
    <Glyph
      size={size}
      strokeWidth={1.5}
      absoluteStrokeWidth
      focusable="false"
      {...(className ? { className } : {})}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
