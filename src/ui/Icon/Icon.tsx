import type { IconShapes } from '../../shared/content/icons.ts';

interface IconProps {
  icon: IconShapes;
  /** In CSS pixels. */
  size?: number;
  /** For icons without text; others are decorative. */
  label?: string;
  className?: string;
}

/** Lucide's grid, in units of its drawings. */
const GRID = 24;
const STROKE_PX = 1.5;

/** A Lucide icon with 1.5 px strokes at any size. */
export function Icon({ icon, size = 20, label, className }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${GRID} ${GRID}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={(STROKE_PX * GRID) / size}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      {...(className ? { className } : {})}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {icon.map(([Tag, attributes]) => (
        <Tag key={Object.values(attributes).join()} {...attributes} />
      ))}
    </svg>
  );
}
