import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { SiteLogo } from 'virtual:site-logo';
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

/** The attributes of an SVG file but those that name, place or size it, and what stands in it. */
function parsed(file: string): { attributes: string; content: string } {
  const [, attributes = '', content = ''] =
    /<svg\b([^>]*)>([\s\S]*)<\/svg>\s*$/.exec(readFileSync(file, 'utf8')) ?? [];
  if (!/\bviewBox="/.test(attributes)) throw new Error(`${file} is no SVG with a viewBox`);
  return {
    attributes: attributes.replaceAll(
      /\s(?:xmlns(?::\w+)?|width|height|role|aria-label|x|y|id)="[^"]*"/g,
      '',
    ),
    content,
  };
}

/** A client's logo; ids get its name before them. */
function clientLogo(file: string, id: string): { attributes: string; content: string } {
  const { attributes, content } = parsed(file);
  return {
    attributes,
    content: content
      .replaceAll(/\bid="/g, `id="${id}-`)
      .replaceAll('url(#', `url(#${id}-`)
      .replaceAll(/\bhref="#/g, `href="#${id}-`),
  };
}

/** All logos below each other in one file, at the size at which they are shown. */
function logosFile(publicFolder: string): string {
  const parts = clientLogos.map((logo, index) => {
    const { attributes, content } = clientLogo(path.join(publicFolder, logo.logo), logoId(logo));
    const position = `x="${(ROW_WIDTH - logo.width) / 2}" y="${index * LOGO_ROW}"`;
    return `<svg${attributes} ${position} width="${logo.width}" height="${LOGO_HEIGHT}">${content}</svg>`;
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

const LOGO = 'virtual:site-logo';
/** The content policy allows no styles and scripts of a drawing, and its ids could be the page's. */
const NEEDS_OWN_DOCUMENT = /<(?:style|script)\b|\s(?:id|style|on\w+)=/;

function siteLogoOf(file: string): SiteLogo {
  const { attributes, content } = parsed(file);
  const [box = '', viewBox = ''] = /\sviewBox="([^"]*)"/.exec(attributes) ?? [];
  const [, , width, height] = viewBox.split(/[ ,]+/).map(Number);
  if (!width || !height) throw new Error(`${file} needs a viewBox`);
  // Such as fill="none", which its shapes inherit.
  const inherited = attributes.replace(box, '').trim();
  const drawing = inherited ? `<g ${inherited}>${content}</g>` : content;
  return {
    viewBox,
    ratio: width / height,
    drawing: NEEDS_OWN_DOCUMENT.test(drawing) ? null : drawing,
  };
}

/** Gives pages the drawings of the logo's files as `virtual:site-logo`. */
export function siteLogo(): Plugin {
  let root = process.cwd();
  return {
    name: 'site-logo',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id === LOGO ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${LOGO}`) return undefined;
      const drawingOf = (name: string) => {
        const file = path.join(root, 'public/media', name);
        this.addWatchFile(file);
        return JSON.stringify(siteLogoOf(file));
      };
      return `export const siteLogo = ${drawingOf('logo.svg')}, siteLogoOnDark = ${drawingOf('logo-on-dark.svg')}`;
    },
  };
}
