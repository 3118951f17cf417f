// Simple flat portraits in the site's palette. Each is drawn in a box of 160 x 160.
import { C } from './palette.mjs';

const SKIN = {
  light: ['#EBC9A8', '#D9AE88'],
  tan: ['#D6A274', '#BE8657'],
  brown: ['#A66C43', '#8C5632'],
  deep: ['#6F452B', '#583420'],
};
const HAIR = {
  ink: '#1D1C17',
  brown: '#4A3022',
  chestnut: '#7A4526',
  gray: '#A9A598',
  sand: '#C49A5E',
  green: C.green,
};

// Hair behind the head, and hair in front of it.
const STYLES = {
  bob: (h) => [
    `<path fill="${h}" d="M36 78C34 40 54 20 81 20s46 20 44 58c-.6 14-1 26-3 37-12 7-70 7-83 0-2-11-2.600-23-3-37Z"/>`,
    `<path fill="${h}" d="M48 72C46 46 60 32 81 32s34 14 32 40c-10-2-21-9-27-21-7 11-23 20-38 21Z"/>`,
  ],
  crop: (h) => [
    '',
    `<path fill="${h}" d="M49 74c-7-24 4-46 32-47 23-1 36 16 32 47-3-2-4-11-7-17-14 2-34 1-44-7-6 5-9 14-13 24Z"/>`,
  ],
  curls: (h) => [
    `<g fill="${h}"><circle cx="81" cy="40" r="26"/><circle cx="56" cy="50" r="22"/><circle cx="106" cy="50" r="22"/><circle cx="46" cy="74" r="20"/><circle cx="116" cy="74" r="20"/><circle cx="50" cy="96" r="17"/><circle cx="112" cy="96" r="17"/></g>`,
    `<g fill="${h}"><circle cx="66" cy="45" r="13"/><circle cx="84" cy="41" r="13"/><circle cx="100" cy="47" r="12"/><circle cx="54" cy="56" r="10"/></g>`,
  ],
  bun: (h) => [
    `<circle fill="${h}" cx="81" cy="20" r="16"/><path fill="${h}" d="M44 76C42 46 58 30 81 30s39 16 37 46Z"/>`,
    `<path fill="${h}" d="M47 74C45 46 60 31 81 31s36 15 34 43c-6-14-16-25-34-26-18 1-28 12-34 26Z"/>`,
  ],
  scarf: (h) => [
    `<path fill="${h}" d="M32 84C28 44 52 20 81 20s53 24 49 64c-2 20 2 34 10 47-26 21-92 21-118 0 8-13 12-27 10-47Z"/>`,
    `<path fill="${h}" fill-rule="evenodd" d="M36 82c-4-38 16-58 45-58s49 20 45 58c-2 26-22 48-45 48S38 108 36 82Zm45-42c-20 0-31 14-30 37 1 22 14 38 30 38s29-16 30-38c1-23-10-37-30-37Z"/>`,
  ],
  bald: () => ['', ''],
  swept: (h) => [
    '',
    `<path fill="${h}" d="M47 76C40 46 52 26 84 25c22-1 36 15 31 49-4-4-5-14-8-20-12 1-26-2-34-8-10 4-20 12-26 30Z"/>`,
  ],
  long: (h) => [
    `<path fill="${h}" d="M34 132C38 110 34 96 36 76 37 42 54 22 81 22s44 20 45 54c2 20-2 34 2 56-14 8-80 8-94 0Z"/>`,
    `<path fill="${h}" d="M48 76C46 48 58 33 80 33c21 0 36 15 34 43-8-6-18-16-22-29-8 14-26 24-44 29Z"/>`,
  ],
};

export function portrait({
  skin,
  hair = 'ink',
  style,
  top = C.green,
  collar = 'crew',
  glasses,
  beard,
  ground = C.kraft,
}) {
  const [face, shade] = SKIN[skin];
  const h = HAIR[hair] ?? hair;
  const [back, front] = STYLES[style](h);
  const scarf = style === 'scarf';
  const parts = [
    `<path fill="${ground}" d="M0 0h160v160H0Z"/>`,
    scarf ? '' : back,
    `<path fill="${top}" d="M12 160c2-30 24-42 52-45h34c28 3 50 15 52 45Z"/>`,
    scarf ? back : '',
    scarf ? '' : `<path fill="${shade}" d="M64 96h34v20c0 12-8 18-17 18s-17-6-17-18Z"/>`,
    collar === 'shirt'
      ? `<path fill="${C.card}" d="M62 113l19 26-16 13-13-35ZM100 113l-19 26 16 13 13-35Z"/>`
      : '',
    collar === 'jacket' ? `<path fill="${C.card}" d="M63 114l18 46 18-46-5-2-13 22-13-22Z"/>` : '',
    scarf || style === 'curls' || style === 'long' || style === 'bob'
      ? ''
      : `<g fill="${shade}"><circle cx="48" cy="80" r="8"/><circle cx="114" cy="80" r="8"/></g>`,
    `<path fill="${face}" d="M49 72c0-23 13-36 32-36s32 13 32 36c0 27-13 46-32 46S49 99 49 72Z"/>`,
    beard
      ? `<path fill="${h}" d="M48.500 74c2 8 6 12 13 14 7-5 13-6 19.500-6s12.500 1 19.500 6c7-2 11-6 13-14 2 30-11 48-32.500 48S46.500 104 48.500 74ZM72 96c5 5 13 5 18 0-5-3-13-3-18 0Z" fill-rule="evenodd"/>`
      : '',
    front,
    `<g fill="${C.ink}"><circle cx="68" cy="76" r="3.200"/><circle cx="95" cy="76" r="3.200"/></g>`,
    `<path fill="none" stroke="${shade}" stroke-width="3.500" stroke-linecap="round" stroke-linejoin="round" d="M82 77l4 13h-6"/>`,
    beard
      ? ''
      : `<path fill="none" stroke="${C.ink}" stroke-width="3" stroke-linecap="round" d="M73 101c5 4 12 4 17 0"/>`,
    glasses
      ? `<g fill="none" stroke="${C.ink}" stroke-width="3.200"><circle cx="67" cy="77" r="12"/><circle cx="96" cy="77" r="12"/><path d="M79 75c2-1.500 3.500-1.500 5 0"/></g>`
      : '',
  ];
  return parts.join('').replace(/(\.\d*?)0+(?=[^\d])/g, (_, a) => (a === '.' ? '' : a));
}

/** The four clients who are quoted. Candidates have no faces. */
export const CLIENTS = {
  priya: { skin: 'brown', style: 'long', hair: 'ink', top: C.sage, collar: 'crew' },
  daniel: { skin: 'light', style: 'swept', hair: 'sand', top: C.ink, collar: 'shirt', beard: true },
  elena: { skin: 'tan', style: 'bun', hair: 'chestnut', top: C.clay, collar: 'jacket' },
  samuel: {
    skin: 'deep',
    style: 'crop',
    hair: 'gray',
    top: C.green,
    collar: 'jacket',
    glasses: true,
  },
};
