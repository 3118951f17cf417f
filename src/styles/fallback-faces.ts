/*
 * Fallbacks with the same metrics as the site's fonts, so that no line moves when those arrive. Each font
 * that devices bring has faces of its own, and the first that is installed serves. `size-adjust` is
 * measured on the site's own texts per weight, the heights divided by it. Text widths are in em, because
 * ch differs between fonts.
 */
type Family = 'Bricolage Grotesque' | 'Instrument Sans';

interface DeviceFont {
  name: string;
  /** Full names under which systems know it, and others with the same widths: each costs a lookup per size. */
  regular: readonly string[];
  bold: readonly string[];
  /** `size-adjust` (%) by the weight of the site's font. */
  headline: number;
  text: number;
  medium: number;
  semibold: number;
}

const DEVICE_FONTS: readonly DeviceFont[] = [
  {
    // Windows, macOS and iOS have Arial. Linux has one of the others, and takes longest to look for a name.
    name: 'Arial',
    regular: ['Liberation Sans', 'Arial', 'Arimo Regular'],
    bold: ['Liberation Sans Bold', 'Arial Bold', 'Arimo Bold'],
    headline: 102.8,
    text: 102,
    medium: 106.9,
    semibold: 99.9,
  },
  {
    // Android.
    name: 'Roboto',
    regular: ['Roboto', 'Roboto-Regular'],
    bold: ['Roboto Bold', 'Roboto-Bold'],
    headline: 109,
    text: 102.5,
    medium: 105.7,
    semibold: 104.6,
  },
  {
    name: 'Noto Sans',
    regular: ['Noto Sans Regular'],
    bold: ['Noto Sans Bold'],
    headline: 98.6,
    text: 96.6,
    medium: 99.8,
    semibold: 95.3,
  },
  {
    name: 'DejaVu Sans',
    regular: ['DejaVu Sans'],
    bold: ['DejaVu Sans Bold'],
    headline: 86,
    text: 89.6,
    medium: 94.2,
    semibold: 83.2,
  },
];

/** Ascent and descent (% of the size), from the fonts' own tables. */
const HEIGHTS: Readonly<Record<Family, readonly [number, number]>> = {
  'Bricolage Grotesque': [93, 27],
  'Instrument Sans': [97, 25],
};

/** Short: each page has all of them. */
const familyOf = (family: Family, { name }: DeviceFont): string => `${family.charAt(0)} ${name}`;

/** A `font-family` value: the site's font, then the faces that stand in for it. */
export const withFallbacks = (family: Family): string =>
  [family, ...DEVICE_FONTS.map((font) => familyOf(family, font))]
    .map((name) => `"${name}"`)
    .concat('sans-serif')
    .join(', ');

function face(family: Family, font: DeviceFont, fontWeight: string, [percent, names]: Match) {
  const [ascent, descent] = HEIGHTS[family].map((of) => `${((of * 100) / percent).toFixed(2)}%`);
  return {
    family: familyOf(family, font),
    src: names.map((name) => `local("${name}")`).join(', '),
    fontWeight,
    sizeAdjust: `${percent}%`,
    ascentOverride: ascent,
    descentOverride: descent,
    lineGapOverride: '0%',
  };
}

type Match = readonly [percent: number, names: readonly string[]];

/** The sandbox's frames have them too. */
export const FALLBACK_FACES = DEVICE_FONTS.flatMap((font) => [
  face('Bricolage Grotesque', font, '700', [font.headline, font.bold]),
  face('Instrument Sans', font, '400 449', [font.text, font.regular]),
  face('Instrument Sans', font, '450 549', [font.medium, font.regular]),
  face('Instrument Sans', font, '550 600', [font.semibold, font.bold]),
]);
