import type { LucideIcon } from 'lucide-react';

interface IconProps {
  icon: LucideIcon;
  /** In CSS pixels. */
  size?: number;
  /** For icons without text; others are decorative. */
  label?: string;
  className?: string;
}

/** In each icon of the package, 200 bytes a piece; src/styles/base.css.ts has them once. */
const INHERITED = {
  xmlns: undefined,
  fill: undefined,
  stroke: undefined,
  strokeLinecap: undefined,
  strokeLinejoin: undefined,
};

/** A lucide icon with 1.5 px strokes at any size. */
export function Icon({ icon: Glyph, size = 20, label, className }: IconProps) {
  return (
    <Glyph
      size={size}
      {...INHERITED}
      {...(className ? { className } : {})}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
