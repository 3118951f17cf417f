import { palette } from '../../src/styles/tokens.ts';

/* Twelve drawings for covers, 1600 x 900: ink lines and one plane of highlighter. */

/** Numbers from 0 to 1. */
export type Random = () => number;
export type Scene = (random: Random) => string;

const { card: CARD, ink: INK, highlighter: MARK, hairline: LINE, folder: FOLDER } = palette;

const STROKE = `stroke="${INK}" stroke-width="1.75" vector-effect="non-scaling-stroke" stroke-linejoin="round" stroke-linecap="round"`;

const between = (random: Random, low: number, high: number): number =>
  Math.round(low + random() * (high - low));

const box = (x: number, y: number, w: number, h: number, fill: string = CARD, round = 8): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${round}" fill="${fill}" ${STROKE}/>`;

const plane = (x: number, y: number, w: number, h: number, fill: string = MARK): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`;

const shape = (d: string, fill = 'none'): string => `<path d="${d}" fill="${fill}" ${STROKE}/>`;

const ring = (x: number, y: number, r: number, fill: string = CARD): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${STROKE}/>`;

const turned = (degrees: number, x: number, y: number, drawn: string): string =>
  `<g transform="rotate(${degrees} ${x} ${y})">${drawn}</g>`;

/** Lines of text as hairlines; the one at `marked` has a stroke of the highlighter behind it. */
function textLines(random: Random, x: number, y: number, w: number, rows: number, marked = -1) {
  let drawn = '';
  for (let row = 0; row < rows; row += 1) {
    const top = y + row * 46;
    const length = Math.round(w * (0.62 + random() * 0.38));
    if (row === marked) drawn += plane(x - 12, top - 17, length + 24, 40);
    drawn += plane(x, top, length, 6, row === marked ? INK : LINE);
  }
  return drawn;
}

const pencil = (x: number, y: number, degrees: number): string =>
  turned(
    degrees,
    x,
    y,
    `${box(x, y - 17, 360, 34, CARD, 2)}${shape(`M${x} ${y - 17}L${x - 62} ${y}L${x} ${y + 17}Z`, CARD)}${shape(`M${x - 62} ${y}L${x - 40} ${y - 6}V${y + 6}Z`, INK)}${box(x + 318, y - 17, 42, 34, FOLDER, 2)}`,
  );

/** A page with one marked line, and a pencil. */
function page(random: Random): string {
  const marked = between(random, 3, 9);
  return (
    turned(
      -3,
      800,
      470,
      `${box(500, 70, 600, 800)}${plane(560, 132, 250, 24, INK)}${textLines(random, 560, 208, 460, 13, marked)}`,
    ) + pencil(970, between(random, 560, 700), 24)
  );
}

/** A desk telephone; one of its keys is marked. */
function telephone(random: Random): string {
  const marked = between(random, 0, 8);
  let keys = '';
  for (let at = 0; at < 9; at += 1)
    keys += box(
      690 + (at % 3) * 84,
      470 + Math.floor(at / 3) * 76,
      56,
      48,
      at === marked ? MARK : CARD,
    );
  return (
    shape('M470 760L560 400Q570 370 600 370H1000Q1030 370 1040 400L1130 760Z', CARD) +
    keys +
    shape(
      'M400 330Q390 210 520 200H1080Q1210 210 1200 330L1180 390Q1040 410 1030 350L1020 310H580L570 350Q560 410 420 390Z',
      CARD,
    ) +
    shape('M420 390Q300 470 360 560T330 700Q330 770 250 770') +
    shape('M380 760H1220')
  );
}

/** A month of days with one marked. */
function calendar(random: Random): string {
  const marked = between(random, 9, 26);
  let drawn = `${box(330, 110, 940, 700)}${plane(333, 113, 934, 92, INK)}`;
  for (const x of [520, 1080]) drawn += shape(`M${x} 70V150`);
  for (let day = 0; day < 35; day += 1) {
    const x = 333 + (day % 7) * 133.5;
    const y = 205 + Math.floor(day / 7) * 120;
    if (day === marked) drawn += plane(x, y, 133, 120);
    drawn += `<rect x="${x}" y="${y}" width="133.5" height="120" fill="none" stroke="${LINE}" stroke-width="1" vector-effect="non-scaling-stroke"/>`;
    if (day >= 3 && day < 33) drawn += plane(x + 18, y + 22, 26, 8, day === marked ? INK : LINE);
    if (day > 3 && day < marked && day % 7 > 0 && day % 7 < 6)
      drawn += shape(`M${x + 44} ${y + 88}L${x + 92} ${y + 44}`);
  }
  return drawn;
}

const chairAt = (x: number, seat: string): string =>
  `${shape(`M${x - 120} 210Q${x - 120} 150 ${x - 60} 150H${x + 60}Q${x + 120} 150 ${x + 120} 210L${x + 104} 450H${x - 104}Z`, CARD)}${shape(`M${x - 150} 500H${x + 150}L${x + 132} 560H${x - 132}Z`, seat)}${shape(`M${x} 450V500M${x} 560V690M${x} 690L${x - 140} 760M${x} 690L${x + 140} 760M${x} 690V770`)}${[-140, 0, 140].map((dx) => ring(x + dx, dx === 0 ? 784 : 774, 16, INK)).join('')}`;

/** An empty chair with a marked seat, next to a window. */
function chair(random: Random): string {
  const x = between(random, 980, 1120);
  return (
    box(300, 120, 380, 470, FOLDER, 0) +
    shape('M490 120V590M300 355H680M270 590H710') +
    chairAt(x, MARK) +
    shape('M200 800H1400')
  );
}

/** An envelope with a letter that looks out of it. */
function letter(random: Random): string {
  const marked = between(random, 1, 3);
  return (
    shape('M400 430L800 190L1200 430', CARD) +
    turned(
      -2,
      800,
      400,
      `${box(500, 130, 600, 470)}${textLines(random, 560, 210, 470, 6, marked)}`,
    ) +
    shape('M400 430L800 660L1200 430V800H400Z', CARD) +
    shape('M400 800L720 614M1200 800L880 614')
  );
}

/** A small table with two chairs and one marked paper. */
function table(random: Random): string {
  const x = between(random, 690, 830);
  const seat = (at: number, flip: number) =>
    shape(
      `M${at} 360V620M${at} 520H${at + flip * 150}V800M${at} 620V800M${at} 360Q${at - flip * 20} 300 ${at} 270`,
    );
  return (
    seat(300, 1) +
    seat(1300, -1) +
    shape('M460 470H1140V510H460Z', CARD) +
    shape('M540 510L510 800M1060 510L1090 800') +
    turned(-4, x, 450, shape(`M${x - 90} 470L${x - 60} 420H${x + 130}L${x + 120} 470Z`, MARK)) +
    shape('M1010 470V410H1060V470M1060 425Q1092 430 1060 452') +
    shape('M180 800H1420')
  );
}

/** A ruler from one to ten, filled to a score, over rows of others. */
function ruler(random: Random): string {
  let drawn = '';
  for (let row = 0; row < 5; row += 1) {
    const y = 190 + row * 130;
    const isBest = row === 0;
    const score = isBest ? 9 : between(random, 2, 8 - row);
    drawn += `${ring(300, y + 32, 30, isBest ? INK : CARD)}${box(400, y, 900, 64, CARD, 0)}${plane(402.5, y + 2.5, score * 90 - 2.5, 59, isBest ? MARK : FOLDER)}`;
    for (let at = 1; at < 10; at += 1)
      drawn += shape(`M${400 + at * 90} ${y + 64}V${y + (at === 5 ? 22 : 40)}`);
    drawn += shape(`M${400 + score * 90} ${y}V${y + 64}`);
  }
  return drawn;
}

/** A corridor: light comes out at one side. */
function corridor(random: Random): string {
  const open = between(random, 1, 3);
  let drawn = shape('M140 760H1460');
  for (let at = 0; at < 5; at += 1) {
    const x = 190 + at * 256;
    const isOpen = at === open;
    drawn += box(x, 210, 196, 550, isOpen ? MARK : CARD, 0);
    drawn += isOpen
      ? `${shape(`M${x} 210L${x + 112} 250V800L${x} 760Z`, CARD)}${ring(x + 90, 520, 9, INK)}${shape(`M${x + 196} 760L${x + 290} 860H${x + 60}L${x + 112} 800`, MARK)}`
      : `${box(x + 34, 250, 128, 190, FOLDER, 0)}${ring(x + 168, 510, 9, INK)}`;
  }
  return drawn;
}

/** A drawer of index cards, one of them pulled up. */
function drawer(random: Random): string {
  const pulled = between(random, 2, 5);
  let drawn = '';
  for (let at = 0; at < 8; at += 1) {
    const x = 360 + at * 24;
    const y = 330 + at * 34 - (at === pulled ? 210 : 0);
    const tab = x + 60 + (at % 4) * 160;
    drawn += shape(
      `M${x} ${y}H${tab}L${tab + 14} ${y - 40}H${tab + 116}L${tab + 130} ${y}H${x + 720}V760H${x}Z`,
      at === pulled ? MARK : CARD,
    );
    drawn += plane(x + 50, y + 40, at === pulled ? 380 : 220, 7, at === pulled ? INK : LINE);
    if (at === pulled)
      drawn += `${plane(x + 50, y + 86, 480, 7, INK)}${plane(x + 50, y + 132, 300, 7, INK)}`;
  }
  return `${drawn}${box(330, 620, 960, 200)}${box(720, 680, 180, 66, FOLDER)}${shape('M750 746V770H870V746')}`;
}

/** A clock whose first minutes are marked. */
function clock(random: Random): string {
  const minutes = between(random, 8, 20);
  const at = (minute: number, r: number) => {
    const angle = (minute / 30) * Math.PI - Math.PI / 2;
    return `${Math.round(800 + Math.cos(angle) * r)} ${Math.round(450 + Math.sin(angle) * r)}`;
  };
  let drawn = `${ring(800, 450, 350)}<path d="M800 450L800 140A310 310 0 0 1 ${at(minutes, 310)}Z" fill="${MARK}"/>`;
  for (let minute = 0; minute < 60; minute += 5)
    drawn += shape(`M${at(minute, 310)}L${at(minute, minute % 15 === 0 ? 256 : 284)}`);
  return `${drawn}${shape(`M800 450L${at(minutes, 250)}M800 450L${at(52, 160)}`)}${ring(800, 450, 16, INK)}`;
}

/** Columns of a ledger, one of them marked. */
function columns(random: Random): string {
  const marked = between(random, 1, 4);
  let drawn = '';
  for (let line = 0; line < 6; line += 1)
    drawn += `<path d="M200 ${160 + line * 106}H1400" stroke="${LINE}" stroke-width="1" vector-effect="non-scaling-stroke"/>`;
  for (let at = 0; at < 6; at += 1) {
    const height = at === marked ? 540 : between(random, 130, 440);
    drawn += box(250 + at * 192, 760 - height, 130, height, at === marked ? MARK : CARD, 0);
  }
  return `${drawn}${shape('M180 760H1420')}`;
}

/** A board with cards pinned to it, one of them marked. */
function board(random: Random): string {
  const marked = between(random, 0, 5);
  let drawn = box(260, 100, 1080, 700, FOLDER, 4);
  for (let at = 0; at < 6; at += 1) {
    const x = 330 + (at % 3) * 330;
    const y = 160 + Math.floor(at / 3) * 310;
    const pinned = `${box(x, y, 270, 250, at === marked ? MARK : CARD, 4)}${plane(x + 34, y + 70, 130, 14, INK)}${[0, 1, 2].map((row) => plane(x + 34, y + 118 + row * 38, between(random, 110, 200), 6, at === marked ? INK : LINE)).join('')}${ring(x + 135, y + 22, 11, INK)}`;
    drawn += turned(between(random, -5, 5), x + 135, y + 22, pinned);
  }
  return drawn;
}

/** By the words in the slugs of the articles that they belong to; the first that fits is taken. */
const SCENES: readonly (readonly [RegExp, Scene])[] = [
  [/call|phone|reference|maybe|telephone/, telephone],
  [/empty-chair|first-hire|panel|layoff|salary-in/, chair],
  [/scor|four-fifths|overqualified|salary-band|ruler/, ruler],
  [/offer|message|letter|first-line|confidential|rejection|review|envelope/, letter],
  [/gap|ninety-days|seasonal|notice|year-two|weekend|probation|calendar/, calendar],
  [/nurse|monday|ninety-seconds|time-zone|rarely-see|ward/, clock],
  [/bias|hall|agency|titles|controller|founder|plant/, corridor],
  [/intake|take-home|sales|structured|interview|engineers|reading-code|kitchen/, table],
  [/boolean|list-of|hybrid|ats|referral|alumni|card|must-have|three-habits/, drawer],
  [/numbers|what-a-six|pay|cost|fees|three-ways|days-go|hill|bar/, columns],
  [/boards|career-page|compliance|machine|teaching|floor/, board],
  [/job-description|resume|names|keyword|ai-|posting|pencil|hand/, page],
];

/** The drawing that belongs to an article; an unknown one gets any, always the same. */
export function sceneOf(slug: string, random: Random): Scene {
  const fitting = SCENES.find(([words]) => words.test(slug));
  return fitting?.[1] ?? SCENES[Math.floor(random() * SCENES.length)]?.[1] ?? page;
}
