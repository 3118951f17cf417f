import { palette } from '../../src/styles/tokens.ts';
import { documentResponse, escapeHtml } from './document.ts';

const STYLE = `
html, body { height: 100%; }
body { background: var(--ink); color: var(--paper); overflow: hidden; }
.player { position: relative; height: 100%; min-height: 120px; }
canvas { display: block; width: 100%; height: 100%; }
.big { position: absolute; inset: 0; margin: auto; width: 84px; height: 84px; border-radius: 50%;
  background: var(--mark); color: var(--ink); border: 0; padding: 0; }
.big:hover { filter: brightness(1.06); }
.bar { position: absolute; inset: auto 0 0; display: flex; align-items: center; gap: 12px;
  padding: 10px 14px; background: var(--ink); }
.bar button { min-height: 40px; min-width: 40px; padding: 0; background: transparent; border: 0; }
.bar button:hover { background: var(--green); }
.bar input { min-height: 24px; padding: 0; border: 0; background: transparent; accent-color: var(--mark);
  flex: 1; min-width: 40px; }
.time { font-size: 14px; font-variant-numeric: tabular-nums; white-space: nowrap; }
:focus-visible { outline-color: var(--mark); }
svg { width: 22px; height: 22px; fill: currentColor; display: block; }
.big svg { width: 34px; height: 34px; }
[hidden] { display: none !important; }
`;

const PLAY = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M7 4v16l13-8z"/></svg>';
const PAUSE =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 4h4v16H6zM14 4h4v16h-4z"/></svg>';

/** Résumé cards pass by, get a score, and the best settle into a list; drawn as a function of time. */
const SCRIPT = `(() => {
  'use strict';
  const LENGTH = 96, EACH = 4;
  const canvas = document.querySelector('canvas');
  const pen = canvas.getContext('2d');
  const big = document.querySelector('.big');
  const toggle = document.querySelector('.bar button');
  const seek = document.querySelector('input');
  const time = document.querySelector('.time');
  const root = document.querySelector('.player');
  const [play, pause] = toggle.children;
  let at = 0, playing = false, before = 0;
  const scores = [6, 9, 4, 8, 3, 10, 5, 7, 2, 9, 6, 8];
  const ease = (x) => 1 - Math.pow(1 - Math.min(1, Math.max(0, x)), 3);
  const clock = (s) => Math.floor(s / 60) + ':' + String(Math.floor(s % 60)).padStart(2, '0');
  const sheet = (x, y, w, h, score, marked) => {
    pen.fillStyle = '${palette.card}'; pen.strokeStyle = '${palette.hairline}'; pen.lineWidth = 2;
    pen.fillRect(x, y, w, h); pen.strokeRect(x, y, w, h);
    if (marked) { pen.fillStyle = '${palette.highlighter}'; pen.fillRect(x + w * 0.06, y + h * 0.12, w * 0.6, h * 0.2); }
    pen.fillStyle = '${palette.ink}'; pen.fillRect(x + w * 0.08, y + h * 0.19, w * 0.46, h * 0.06);
    pen.fillStyle = '${palette.hairline}';
    for (let line = 0; line < 3; line += 1) pen.fillRect(x + w * 0.08, y + h * (0.46 + line * 0.15), w * (0.62 - line * 0.1), h * 0.04);
    if (score) {
      pen.fillStyle = '${palette.ink}'; pen.font = '700 ' + Math.round(h * 0.42) + 'px system-ui, sans-serif';
      pen.textAlign = 'right'; pen.fillText(String(score), x + w * 0.93, y + h * 0.62);
    }
  };
  const draw = () => {
    const ratio = Math.min(devicePixelRatio || 1, 2);
    const w = canvas.clientWidth, h = canvas.clientHeight;
    if (canvas.width !== Math.round(w * ratio) || canvas.height !== Math.round(h * ratio)) {
      canvas.width = Math.round(w * ratio); canvas.height = Math.round(h * ratio);
    }
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    pen.fillStyle = '${palette.paper}'; pen.fillRect(0, 0, w, h);
    const cw = Math.min(w * 0.4, h * 0.62), ch = cw * 0.42;
    // Starts in the middle, so that the first frame is a full one.
    const t = at + 26;
    const index = Math.floor(t / EACH), part = (t % EACH) / EACH;
    const round = Math.floor(index / scores.length) * scores.length;
    const list = [];
    for (let i = round; i < index; i += 1) if (scores[i % scores.length] >= 8) list.push(scores[i % scores.length]);
    list.sort((a, b) => b - a);
    list.slice(0, 4).forEach((score, row) => {
      sheet(w * 0.08, h * 0.1 + row * (ch * 0.62 + 10), cw, ch * 0.6, score, row === 0);
    });
    const score = scores[index % scores.length], stays = score >= 8;
    const inward = ease(part / 0.3), outward = ease((part - 0.72) / 0.28);
    const from = w + 10, middle = w * 0.52, to = stays ? w * 0.08 : w * 0.52;
    const x = from + (middle - from) * inward + (to - middle) * outward;
    const y = h * 0.28 + (stays ? -h * 0.1 : h) * outward;
    sheet(x, y, cw, ch, part > 0.42 ? score : 0, stays && part > 0.5);
  };
  const show = () => {
    draw();
    seek.value = String(at);
    time.textContent = clock(at) + ' / ' + clock(LENGTH);
    seek.setAttribute('aria-valuetext', clock(at) + ' of ' + clock(LENGTH));
  };
  const step = (now) => {
    if (!playing) return;
    at += Math.min(0.25, (now - before) / 1000);
    before = now;
    if (at >= LENGTH) { at = 0; set(false); }
    show();
    requestAnimationFrame(step);
  };
  const set = (on) => {
    playing = on;
    root.dataset.state = on ? 'playing' : 'paused';
    big.hidden = on; play.toggleAttribute('hidden', on); pause.toggleAttribute('hidden', !on);
    toggle.setAttribute('aria-label', on ? 'Pause' : 'Play');
    if (on) { before = performance.now(); requestAnimationFrame(step); }
  };
  big.addEventListener('click', () => { set(true); toggle.focus(); });
  toggle.addEventListener('click', () => set(!playing));
  canvas.addEventListener('click', () => set(!playing));
  seek.addEventListener('input', () => { at = Number(seek.value); show(); });
  addEventListener('resize', draw);
  addEventListener('keydown', (event) => {
    if (event.key === ' ' && event.target === document.body) { event.preventDefault(); set(!playing); }
  });
  show();
  set(root.dataset.autoplay === '1');
})();`;

/** `?autoplay=1` starts it; `data-state` is playing or paused. */
export function playerPage(id: string, url: URL): Response {
  const autoplay = url.searchParams.get('autoplay') === '1' ? '1' : '0';
  return documentResponse({
    title: 'Video player',
    style: STYLE,
    script: SCRIPT,
    frameable: true,
    body: `<main class="player" data-video="${escapeHtml(id)}" data-autoplay="${autoplay}" data-state="paused">
<canvas role="img" aria-label="Résumé cards pass by, get a match score, and the best settle into a shortlist"></canvas>
<button class="big" type="button" aria-label="Play video">${PLAY}</button>
<div class="bar"><button type="button" aria-label="Play">${PLAY}${PAUSE}</button>
<input type="range" min="0" max="96" step="0.1" value="0" aria-label="Position">
<span class="time">0:00 / 1:36</span></div>
</main>`,
  });
}
