import type { LucideIcon } from 'lucide-react';

interface IconProps {
  icon: LucideIcon;
  /** In CSS pixels. */
  size?: number;
  /** For icons without text; others are decorative. */
  label?: string;
  className?: string;
}

/** A lucide icon with 1.5 px strokes at any size. */
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
