import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Plugin } from 'vite';

import {
  clientLogos,
  LOGO_HEIGHT,
  LOGOS_FILE,
  logoId,
} from '../../src/features/marketing/content/logos.ts';

/** Between two logos, so that none shows its neighbor's edge. */
const GAP = 8;

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

/** All logos below each other in one file, with a <view> of each under its name. */
function logosFile(publicFolder: string): string {
  const width = Math.max(...clientLogos.map((logo) => logo.width));
  const step = LOGO_HEIGHT + GAP;
  const parts = clientLogos.map((logo, index) => {
    const id = logoId(logo);
    const { attributes, content } = parsed(path.join(publicFolder, logo.logo), id);
    const box = `0 ${index * step} ${logo.width} ${LOGO_HEIGHT}`;
    return `<view id="${id}" viewBox="${box}"/><svg${attributes} y="${index * step}" width="${logo.width}" height="${LOGO_HEIGHT}">${content}</svg>`;
  });
  const height = clientLogos.length * step;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('\n')}</svg>\n`;
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
