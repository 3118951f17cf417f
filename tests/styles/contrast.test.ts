import { describe, expect, test } from 'vitest';

import { darkColors, lightColors } from '../../src/styles/colors.ts';

/** Relative luminance of "#RRGGBB" (WCAG 2.2). */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
])('the %s theme', (_name, { text, surface, border }) => {
  const plain = [surface.page, surface.raised, surface.sunken];

  test('text has enough contrast', () => {
    const { highlight, critical, positive, inverse, deep } = surface;
    const texts: [string, string[]][] = [
      [text.primary, [...plain, highlight, critical, positive]],
      [text.secondary, plain],
      [text.critical, [...plain, critical]],
      [text.positive, [...plain, positive]],
      [text.inverse, [inverse, deep]],
      [text.inverseSecondary, [deep]],
    ];
    for (const [color, grounds] of texts) {
      for (const ground of grounds) {
        expect(contrast(color, ground), `${color} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    }
    // AAA, as it costs nothing.
    for (const ground of plain)
      expect(contrast(text.secondary, ground), `gray on ${ground}`).toBeGreaterThanOrEqual(7);
  });

  test('borders of controls and marks have enough contrast', () => {
    for (const ground of plain) {
      for (const color of [border.control, border.strong, border.critical, border.positive])
        expect(contrast(color, ground), `${color} on ${ground}`).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(border.controlOnDeep, surface.deep)).toBeGreaterThanOrEqual(3);
  });

  test('the ring of the focus can be seen on every surface', () => {
    for (const ground of [...plain, surface.inverse, surface.highlight]) {
      const ring = [surface.inverse, surface.highlight].map((color) => contrast(color, ground));
      expect(Math.max(...ring), `the ring on ${ground}`).toBeGreaterThanOrEqual(3);
    }
  });
});
