export interface ClientLogo {
  name: string;
  logo: string;
  /** In CSS pixels at a height of 48 px. */
  width: number;
}

export const LOGO_HEIGHT = 48;

/** All logos in one file, made by tools/vite/client-logos.ts: one request instead of twenty. */
export const LOGOS_FILE = '/media/logos/all.svg';

/** The name of a logo within that file. */
export const logoId = ({ logo }: ClientLogo): string =>
  logo.slice(logo.lastIndexOf('/') + 1, -'.svg'.length);

const logo = (name: string, slug: string, width: number): ClientLogo => ({
  name,
  logo: `/media/logos/${slug}.svg`,
  width,
});

/** Invented clients (tools/artwork/logos.mjs), until the owner puts the real ones here. */
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
