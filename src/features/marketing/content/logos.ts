export interface ClientLogo {
  name: string;
  logo: string;
  /** In CSS pixels at a height of 48 px. */
  width: number;
}

export const LOGO_HEIGHT = 48;

/**
 * All logos below each other in one file, made by tools/vite/logos.ts: one request instead of
 * twenty. It is drawn at the size at which logos are shown, and each image is a window on one row:
 * browsers draw the whole file again for every image that names a part of it.
 */
export const LOGOS_FILE = '/media/logos/all.svg';

/** Tells the addresses of the logos apart. */
export const logoId = ({ logo }: ClientLogo): string =>
  logo.slice(logo.lastIndexOf('/') + 1, -'.svg'.length);

const logo = (name: string, slug: string, width: number): ClientLogo => ({
  name,
  logo: `/media/logos/${slug}.svg`,
  width,
});

/** Invented clients, until the owner puts the real ones here. */
export const clientLogos: readonly ClientLogo[] = [
  logo('Halvorsen & Pike', 'halvorsen-and-pike', 232),
  logo('Northquay', 'northquay', 206),
  logo('Meridew', 'meridew', 169),
  logo('Tallowfield', 'tallowfield', 180),
  logo('Orben', 'orben', 110),
  logo('Brightmoor', 'brightmoor', 229),
  logo('Castleree', 'castleree', 201),
  logo('Kessler Vane', 'kessler-vane', 116),
  logo('Lumenry', 'lumenry', 140),
  logo('Pellworth', 'pellworth', 173),
  logo('Ansel Rail', 'ansel-rail', 226),
  logo('Fernhurst Health', 'fernhurst-health', 148),
  logo('Quillon', 'quillon', 172),
  logo('Sable & Finch', 'sable-and-finch', 217),
  logo('Corrie Mutual', 'corrie-mutual', 224),
  logo('Tessaly', 'tessaly', 144),
  logo('Harrowgate', 'harrowgate', 214),
  logo('Oxlow', 'oxlow', 185),
  logo('datum/nine', 'datum-nine', 159),
  logo('Port Ellis', 'port-ellis', 141),
];

/** Logos are shown at 75%. */
export const shown = (length: number): number => length * 0.75;

/** From one row to the next, at the size of the logos' own files: none shows its neighbor's edge. */
export const LOGO_ROW = 56;

/** The width of all rows: logos are centered in theirs. */
export const ROW_WIDTH = Math.max(...clientLogos.map(({ width }) => width));
