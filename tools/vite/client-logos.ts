import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Plugin } from 'vite';

import {
  clientLogos,
  LOGO_HEIGHT,
  LOGO_ROW,
  LOGOS_FILE,
  logoId,
  ROW_WIDTH,
  shown,
} from '../../src/features/marketing/content/logos.ts';

/** The element of a logo's file, and its attributes; ids get the logo's name before them. */
function parsed(file: string, id: string): { attributes: string; content: string } {
  const [, attributes = '', content = ''] =
    /<svg\b([^>]*)>([\s\S]*)<\/svg>\s*$/.exec(readFileSync(file, 'utf8')) ?? [];
  if (!/\bviewBox="/.test(attributes)) throw new Error(`${file} is no SVG with a viewBox`);
  return {
    attributes: attributes.replaceAll(
      /\s(?:xmlns|width|height|role|aria-label|x|y|id)="[^"]*"/g,
      '',
    ),
    content: content
      .replaceAll(/\bid="/g, `id="${id}-`)
      .replaceAll('url(#', `url(#${id}-`)
      .replaceAll(/\bhref="#/g, `href="#${id}-`),
  };
}

/** All logos below each other in one file, at the size at which they are shown. */
function logosFile(publicFolder: string): string {
  const parts = clientLogos.map((logo, index) => {
    const { attributes, content } = parsed(path.join(publicFolder, logo.logo), logoId(logo));
    const place = `x="${(ROW_WIDTH - logo.width) / 2}" y="${index * LOGO_ROW}"`;
    return `<svg${attributes} ${place} width="${logo.width}" height="${LOGO_HEIGHT}">${content}</svg>`;
  });
  const height = (clientLogos.length - 1) * LOGO_ROW + LOGO_HEIGHT;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${shown(ROW_WIDTH)}" height="${shown(height)}" viewBox="0 0 ${ROW_WIDTH} ${height}">${parts.join('\n')}</svg>\n`;
}

/** Joins the clients' logos into one file, so that the home page requests one instead of twenty. */
export function joinClientLogos(): Plugin {
  let publicFolder = '';
  return {
    name: 'client-logos',
    configResolved(config) {
      publicFolder = config.publicDir;
    },
    configureServer(server) {
      server.middlewares.use(LOGOS_FILE, (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml');
        response.end(logosFile(publicFolder));
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({
        type: 'asset',
        fileName: LOGOS_FILE.slice(1),
        source: logosFile(publicFolder),
      });
    },
  };
}
