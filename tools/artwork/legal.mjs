// Prints the legal texts of legal/*.html as tagged PDF files.
//
//   npm run artwork -- legal
//
// A file that has today's text stays as it is. What is drawn is a placeholder as before.
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ART, MEDIA, PUBLIC, fontFaces, launch, open } from './lib/chromium.mjs';
import { C, marked } from './lib/palette.mjs';
import { site } from '../../src/shared/content/site.ts';
import { legalText, textMark } from './legal-text.ts';
import { logo } from './lib/logo.mjs';
import { recordFiles } from '../placeholders/list.ts';

const FILES = [
  ['affiliate-terms', join(PUBLIC, site.legal.affiliateTerms)],
  ['privacy-policy', join(PUBLIC, site.legal.privacy)],
  ['terms-of-service', join(PUBLIC, site.legal.terms)],
];

// Chromium prints the way from a color to none through black.
const onPaper = marked.replaceAll('transparent', '#fff');

const css = `@page{size:A4;margin:22mm 24mm 24mm}
  body{color:${C.ink};font:400 10pt/1.52 Instrument,sans-serif;font-variant-numeric:lining-nums;-webkit-print-color-adjust:exact;print-color-adjust:exact}
  header{margin-bottom:15mm}header svg{display:block}
  h1{font:700 29pt/1.05 Bricolage;letter-spacing:-.025em;text-wrap:balance;max-width:140mm}
  .date{margin:5mm 0 6mm;font-weight:600}.date mark{${onPaper}margin-left:0}
  .lead{font:500 12.5pt/1.45 Instrument;padding:0 12mm 6mm 0;border-bottom:.6pt solid ${C.ink}}
  body{counter-reset:h}h2::before{counter-increment:h;content:counter(h) '. '}
  h2{font:700 13pt/1.2 Bricolage;letter-spacing:-.01em;margin:7mm 0 2mm;break-after:avoid}
  p,li,dd{max-width:150mm;orphans:3;widows:3}p+p{margin-top:2mm}ul{margin:1.5mm 0 2mm;padding-left:5mm}li{margin:.8mm 0;break-inside:avoid}li::marker{content:'–  '}
  table{width:100%;max-width:150mm;border-collapse:collapse;margin:3mm 0;font-size:9.5pt}
  th,td{text-align:left;vertical-align:top;padding:1.8mm 4mm 1.8mm 0;border-bottom:.5pt solid ${C.lineDark};line-height:1.4}tr{break-inside:avoid}
  thead th{border-bottom:.8pt solid ${C.ink};font-weight:600}tbody th{font-weight:600;width:38mm}
  dl{display:grid;grid-template-columns:38mm 1fr;row-gap:1.5mm}dt{font-weight:600}em{font-style:normal;font-weight:600}`;

const drawn = [];
const browser = await launch();
mkdirSync(join(MEDIA, 'legal'), { recursive: true });
for (const [name, file] of FILES) {
  const text = legalText(readFileSync(join(ART, 'legal', `${name}.html`), 'utf8'));
  if (existsSync(file) && readFileSync(file, 'latin1').endsWith(textMark(text))) continue;
  const title = `${site.brand}: ${/<h1>(.*?)<\/h1>/.exec(text)[1]}`;
  const html = `<header><svg width="100" height="52" role="img" aria-label="${site.brand}">${logo({ height: 48 })}</svg></header><main>${text}</main>`;
  const page = await open(browser, {
    html,
    width: 794,
    height: 1123,
    css,
    head: `<title>${title}</title>`,
  });
  await page.emulateMedia({ media: 'print' });
  const pdf = await page.pdf({
    tagged: true,
    outline: true,
    preferCSSPageSize: true,
    printBackground: true,
    displayHeaderFooter: true,
    headerTemplate: '<span></span>',
    footerTemplate: `<style>${fontFaces()}</style><div style="width:100%;margin:0 24mm;font:500 8pt Instrument,sans-serif;color:${C.muted};display:flex;justify-content:space-between"><span>${title}</span><span><span class="pageNumber"></span> of <span class="totalPages"></span></span></div>`,
  });
  // The same bytes on every run: fixed dates.
  writeFileSync(
    file,
    Buffer.from(
      pdf
        .toString('latin1')
        .replace(
          /\/(CreationDate|ModDate) \(D:\d{14}/g,
          `/$1 (D:${site.legal.version.replaceAll('-', '')}000000`,
        )
        .concat(textMark(text)),
      'latin1',
    ),
  );
  const pages = (pdf.toString('latin1').match(/\/Type \/Page\b/g) ?? []).length;
  console.log(
    file.slice(PUBLIC.length + 1),
    `${pages} pages`,
    `${Math.round(statSync(file).size / 1024)} KB`,
  );
  drawn.push(`public/${file.slice(PUBLIC.length + 1)}`);
  await page.close();
}
await browser.close();
recordFiles(drawn);
