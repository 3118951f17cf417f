import { palette } from '../../src/styles/tokens.ts';
import { sceneOf, type Random } from './cover-scenes.ts';

const WIDTH = 1600;
const HEIGHT = 900;

/** Numbers from 0 to 1, the same sequence for the same slug. */
function randomFrom(slug: string): Random {
  let seed = 2_166_136_261;
  for (const character of slug) {
    seed = Math.imul(seed ^ (character.codePointAt(0) ?? 0), 16_777_619);
  }
  return () => {
    seed = Math.imul(seed ^ (seed >>> 15), 2_246_822_507) + 0x9e3779b9;
    seed ^= seed >>> 13;
    return (seed >>> 0) / 4_294_967_296;
  };
}

/** An SVG illustration, the same for the same slug. `?w=` (1 to 4,000) sets the width; 16:9. */
export function storyImage(slug: string, url: URL): Response {
  const random = randomFrom(slug);
  const asked = Number(url.searchParams.get('w') ?? WIDTH);
  const width = Number.isInteger(asked) && asked >= 1 && asked <= 4_000 ? asked : WIDTH;
  const height = Math.round((width * HEIGHT) / WIDTH);
  const scene = sceneOf(slug, random);
  const ground = random() > 0.5 ? palette.folder : palette.paper;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>${scene(random)}</svg>`;
  return new Response(svg, {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=86400',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Content-Security-Policy': "default-src 'none'; style-src 'none'",
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
