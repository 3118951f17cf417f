import { inlineSource } from '../../../http/security/inline-source.ts';
import { palette } from '../../../styles/tokens.ts';

/**
 * Each snapshot contains its style: the file outlives the stylesheets of a build.
 * It uses the system's fonts, because it must load nothing.
 */
export const SNAPSHOT_STYLE = `
*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0 auto;max-width:48rem;padding:1.25rem 1.25rem 3rem;background:${palette.paper};color:${palette.ink};font:1.125rem/1.65 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;overflow-wrap:anywhere}
a{color:inherit;text-decoration-thickness:2px;text-decoration-color:${palette.pencil};text-underline-offset:.15em}
a:hover{background:${palette.highlighter};text-decoration-color:currentColor}
:focus-visible{outline:3px solid ${palette.ink};outline-offset:3px}
h1,h2,h3,h4,h5,h6{margin:2.2em 0 .6em;line-height:1.2;letter-spacing:-.015em;text-wrap:balance}
h1{margin:0;font-size:clamp(2rem,1.4rem + 2.6vw,3rem);line-height:1.08;letter-spacing:-.03em;font-weight:800}
h2{font-size:clamp(1.5rem,1.3rem + .8vw,1.875rem)}
h3{font-size:1.375rem}
h4,h5,h6{font-size:1.125rem}
p,ul,ol,dl,figure,blockquote,pre,table,hr{margin:1.1em 0}
ul,ol{padding-inline-start:1.4em}
ul{list-style:square}
li+li{margin-top:.4em}
img{display:block;max-width:100%;height:auto;border-radius:8px}
figure{margin-inline:0}
figcaption,.facts,.topics,.crumbs,footer{color:${palette.graphite};font-size:.875rem}
figcaption{margin-top:.5rem}
blockquote{margin-inline:0;padding-inline-start:1.2em;border-inline-start:4px solid ${palette.highlighter};font-size:1.25rem;font-weight:600;line-height:1.4}
hr{height:1px;border:0;background:${palette.hairline}}
code,pre{font:.9em/1.55 ui-monospace,"SFMono-Regular",Menlo,Consolas,monospace}
code{padding:0 .3em;border-radius:4px;background:${palette.folder}}
pre{padding:1rem;border-radius:8px;background:${palette.folder};overflow-x:auto;overflow-wrap:normal}
pre code{padding:0;background:none}
table{display:block;max-width:100%;overflow-x:auto;overflow-wrap:normal;border-collapse:collapse;font-size:.875rem;font-variant-numeric:tabular-nums}
caption{padding-bottom:.5rem;text-align:start;font-weight:600}
th,td{min-width:6rem;padding:.5rem .75rem;border-bottom:1px solid ${palette.hairline};text-align:start;vertical-align:top}
[data-embed] a{display:flex;gap:.75rem;align-items:center;padding:1.25rem;border:1px solid ${palette.hairline};border-radius:12px;background:${palette.card};font-weight:600;text-decoration:none}
[data-embed] a::before{content:"→" / ""}
.site{display:flex;flex-wrap:wrap;gap:.5rem 1.25rem;align-items:center;padding-bottom:1rem;border-bottom:1px solid ${palette.hairline}}
.brand{padding:.1em .4em;border-radius:4px;background:${palette.highlighter};font-size:1.375rem;font-weight:800;letter-spacing:-.03em;text-decoration:none}
.crumbs{display:flex;flex-wrap:wrap;gap:.25rem .5rem;margin:0;padding:0;list-style:none}
.crumbs li+li{margin:0}
.crumbs a{display:inline-block;padding-block:.1em}
.crumbs li+li::before{content:"› " / ""}
.facts{margin:2.5rem 0 .75rem;font-variant-numeric:tabular-nums}
.excerpt{margin:1rem 0 0;color:${palette.graphite};font-size:1.25rem;line-height:1.45}
.picture{width:100%;margin-top:2rem;aspect-ratio:16/9;object-fit:cover;background:${palette.folder};border:1px solid ${palette.hairline};border-radius:12px}
.topics{margin-top:2.5rem}
footer{margin-top:3rem;padding-top:1.25rem;border-top:2px solid ${palette.ink}}
`.replaceAll('\n', '');

let source: string | undefined;

/** The content policy's source for this style: `'sha256-…'`. */
export async function snapshotStyleSource(): Promise<string> {
  source ??= await inlineSource(SNAPSHOT_STYLE);
  return source;
}
