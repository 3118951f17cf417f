// Renders the hero loop and its posters.
//
//   node tools/artwork/hero/render.mjs            video and posters
//   node tools/artwork/hero/render.mjs --keep     also keeps the lossless master and says where
//   node tools/artwork/hero/render.mjs --master <file>   encodes again from such a master
//   node tools/artwork/hero/render.mjs --stills 0,1.5,3 --to <folder>   single frames to look at
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { MEDIA, launch, open } from '../lib/chromium.mjs';
import { C } from '../lib/palette.mjs';
import { H, SECONDS, START, W, frame } from './frame.mjs';

const FPS = 30;
const arg = (name) => {
  const i = process.argv.indexOf(name);
  return i > 0 ? process.argv[i + 1] : undefined;
};

// Cards fade into the page at the sides and above, so that the video has no edge.
const css = `body{background:${C.paper}}#s{width:${W}px;height:${H}px;
  mask-image:linear-gradient(90deg,transparent 2px,#000 50px,#000 ${W - 50}px,transparent ${W - 2}px),linear-gradient(180deg,transparent 0,#000 36px);mask-composite:intersect}
  svg{display:block}`;
const browser = await launch();
const page = await open(browser, {
  html: '<div id="s"></div>',
  width: W,
  height: H,
  scale: 2,
  css,
});
let last;
let lastPng;
async function shot(t) {
  const svg = frame(t);
  if (svg !== last) {
    await page.evaluate((s) => {
      document.getElementById('s').innerHTML = s;
    }, svg);
    lastPng = await page.screenshot({ type: 'png', clip: { x: 0, y: 0, width: W, height: H } });
    last = svg;
  }
  return lastPng;
}

const stills = arg('--stills');
if (stills) {
  for (const t of stills.split(','))
    writeFileSync(
      join(arg('--to') ?? '.', `still-${t}.png`),
      await sharp(await shot(Number(t)))
        .resize(W / 2)
        .png()
        .toBuffer(),
    );
  await browser.close();
  process.exit();
}

mkdirSync(MEDIA, { recursive: true });
const report = (file) =>
  console.log(file, `${Math.round(statSync(join(MEDIA, file)).size / 1024)} KB`);

const still = await shot(START);
for (const [width, q] of [
  [720, [50, 78]],
  [1080, [46, 74]],
]) {
  const image = sharp(still)
    .resize(width, Math.round((width * H) / W), { kernel: 'lanczos3' })
    .removeAlpha();
  await image
    .clone()
    .avif({ quality: q[0] + 10, effort: 8, chromaSubsampling: '4:4:4' })
    .toFile(join(MEDIA, `hero-poster-${width}.avif`));
  await image
    .clone()
    .webp({ quality: q[1] + 6, effort: 6, smartSubsample: true })
    .toFile(join(MEDIA, `hero-poster-${width}.webp`));
  report(`hero-poster-${width}.avif`);
  report(`hero-poster-${width}.webp`);
}

// Frames first go to a lossless file, then to each format.
const dir = mkdtempSync(join(tmpdir(), 'hero-'));
const master = arg('--master') ?? join(dir, 'master.mkv');
const run = (args, feed) =>
  new Promise((done, fail) => {
    const p = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], {
      stdio: ['pipe', 'inherit', 'inherit'],
      cwd: dir,
    });
    p.on('close', (code) => (code ? fail(new Error(`ffmpeg ended with ${code}`)) : done()));
    if (feed) feed(p.stdin);
    else p.stdin.end();
  });
if (!arg('--master'))
  await run(
    [
      '-f',
      'image2pipe',
      '-c:v',
      'png',
      '-framerate',
      String(FPS),
      '-i',
      '-',
      '-vf',
      `scale=${W}:${H}:flags=lanczos,format=gbrp`,
      '-c:v',
      'libx264rgb',
      '-preset',
      'ultrafast',
      '-qp',
      '0',
      '-pix_fmt',
      'rgb24',
      master,
    ],
    async (pipe) => {
      for (let i = 0; i < FPS * SECONDS; i++) {
        const png = await shot(START + i / FPS);
        if (!pipe.write(png)) await new Promise((go) => pipe.once('drain', go));
      }
      pipe.end();
    },
  );
await browser.close();

const color = [
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-color_range',
  'tv',
];
const convert = (w, h) => [
  '-vf',
  `scale=${w}:${h}:flags=lanczos+accurate_rnd+full_chroma_int:in_range=pc:out_range=tv:out_color_matrix=bt709,format=yuv420p`,
];
const even = (v) => Math.round(v / 2) * 2;
for (const [name, w, crf9, crf4] of [
  ['hero', W, 44, 30],
  ['hero-720', 720, 42, 29],
]) {
  const size = convert(w, even((w * H) / W));
  const vp9 = [
    '-i',
    master,
    ...size,
    ...color,
    '-c:v',
    'libvpx-vp9',
    '-crf',
    String(crf9),
    '-b:v',
    '0',
    '-g',
    '300',
    '-row-mt',
    '1',
    '-tile-columns',
    '1',
    '-auto-alt-ref',
    '6',
    '-lag-in-frames',
    '25',
    '-an',
    '-passlogfile',
    join(dir, name),
  ];
  await run([...vp9, '-pass', '1', '-cpu-used', '4', '-f', 'null', '-']);
  await run([...vp9, '-pass', '2', '-cpu-used', '2', join(MEDIA, `${name}.webm`)]);
  report(`${name}.webm`);
  await run([
    '-i',
    master,
    ...size,
    ...color,
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-tune',
    'animation',
    '-profile:v',
    'high',
    '-crf',
    String(crf4),
    // The stills on both sides of the seam get a finer picture, so that nothing flickers when the film repeats.
    '-x264-params',
    'zones=0,1,q=19/286,299,q=19',
    '-g',
    '300',
    '-movflags',
    '+faststart',
    '-an',
    join(MEDIA, `${name}.mp4`),
  ]);
  report(`${name}.mp4`);
}
if (!process.argv.includes('--keep')) rmSync(dir, { recursive: true });
else console.log(master);
