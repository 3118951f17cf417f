import { expect, test } from 'vitest';

import { palette } from '../../src/styles/tokens.ts';

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

test('text and controls have enough contrast', () => {
  const { paper, card, folder, highlighter, green, ink, redMist, leafMist } = palette;
  const light = [paper, card, folder];
  const texts: [string, string[]][] = [
    [ink, [...light, highlighter, redMist, leafMist]],
    [palette.graphite, light],
    [palette.red, [...light, redMist]],
    [palette.leaf, [...light, leafMist]],
    [paper, [ink, green]],
    [palette.greenMist, [green]],
  ];
  for (const [text, grounds] of texts) {
    for (const ground of grounds) {
      expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  }
  // AAA, as it costs nothing.
  for (const ground of light)
    expect(contrast(palette.graphite, ground), `gray on ${ground}`).toBeGreaterThanOrEqual(7);
  for (const ground of light) {
    expect(contrast(palette.pencil, ground), `border on ${ground}`).toBeGreaterThanOrEqual(3);
  }
  expect(contrast(palette.greenPencil, green)).toBeGreaterThanOrEqual(3);
});
