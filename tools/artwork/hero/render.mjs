// Records the hero's film: the sheets of the home page itself, while they fly from the pile to their ratings.
//
//   npm run artwork -- film             records from the site at BASE_URL (default localhost:8787)
import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { MEDIA, launch } from '../lib/chromium.mjs';
import { openSite } from '../lib/window.mjs';
import { findOnPath } from '../../browser.ts';
import { SECONDS, drawFrame } from './frame.mjs';

if (!findOnPath(['ffmpeg'])) throw new Error('The film needs ffmpeg with libsvtav1 and libx264');

const FPS = 25;
const FILMS = [
  { name: 'hero', viewport: { width: 1440, height: 900 }, scale: 1.5, av1: 52, h264: 37 },
  { name: 'hero-narrow', viewport: { width: 390, height: 844 }, scale: 2, av1: 42, h264: 31 },
];

const browser = await launch();

async function openSheets({ viewport, scale }) {
  const page = await openSite(browser, '/', viewport, scale);
  const clip = await page.locator('[data-landscape] svg').first().boundingBox();
  // Only the sheets: the line and the lines to the people stay above the film.
  await page.evaluate(() => {
    const hidden = new CSSStyleSheet();
    hidden.replaceSync('[data-landscape] input, [data-elbows] { visibility: hidden }');
    document.adoptedStyleSheets = [hidden];
  });
  const shot = async (seconds) => {
    await page.evaluate(drawFrame, seconds);
    return page.screenshot({ type: 'png', clip });
  };
  return { shot, clip };
}

/** The words of a command line. */
const words = (line) => line.split(' ');
const COLOR = words(
  '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv -pix_fmt yuv420p',
);
const even = (value) => Math.round(value / 2) * 2;

function encode(frames, { width, height, scale: factor }, args, file) {
  const scale = `scale=${even(width * factor)}:${even(height * factor)}:flags=lanczos+accurate_rnd:in_range=pc:out_range=tv:out_color_matrix=bt709,format=yuv420p`;
  const all = [
    ...words(`-hide_banner -loglevel error -y -f image2pipe -c:v png -framerate ${FPS} -i -`),
    '-vf',
    scale,
    ...COLOR,
    '-an',
    ...args,
    join(MEDIA, file),
  ];
  const ffmpeg = spawn('ffmpeg', all, { stdio: ['pipe', 'inherit', 'inherit'] });
  return new Promise((done, fail) => {
    ffmpeg.on('close', (code) => {
      if (code) {
        fail(new Error(`ffmpeg ended with ${code}`));
        return;
      }
      console.log(file, `${Math.round(statSync(join(MEDIA, file)).size / 1024)} KB`);
      done();
    });
    ffmpeg.stdin.end(Buffer.concat(frames));
  });
}

for (const film of FILMS) {
  const { shot, clip } = await openSheets(film);
  const size = { ...clip, scale: film.scale };
  const frames = [];
  for (let at = 0; at < FPS * SECONDS; at += 1) frames.push(await shot(at / FPS));
  const av1 = `-c:v libsvtav1 -preset 4 -crf ${film.av1} -g 300 -svtav1-params scm=1`;
  await encode(frames, size, words(av1), `${film.name}.webm`);
  const h264 = `-c:v libx264 -preset veryslow -tune animation -crf ${film.h264} -g 300 -movflags +faststart`;
  await encode(frames, size, words(h264), `${film.name}.mp4`);
}
await browser.close();
