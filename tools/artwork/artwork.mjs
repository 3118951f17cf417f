// npm run artwork -- <what>: draws again what shows the site's facts (tools/artwork/README.md).
const DRAWINGS = {
  share: () => import('./share.mjs'),
  pictures: () => import('./pictures.mjs'),
  legal: () => import('./legal.mjs'),
  film: () => import('./hero/render.mjs'),
};

// The drawing takes the arguments after its name.
const [what = ''] = process.argv.splice(2, 1);
const draw = DRAWINGS[what];
if (!draw) {
  console.error(`Draw one of ${Object.keys(DRAWINGS).join(', ')}: npm run artwork -- legal`);
  process.exit(1);
}
await draw();
