import { documentResponse, escapeHtml } from './document.ts';
import { FILM_SECONDS, FILM_STYLE, filmScenes, STAGE } from './video-film.ts';

const STYLE = `${FILM_STYLE}
html, body { height: 100%; }
body { background: var(--green); color: var(--paper); overflow: hidden; }
.player { position: relative; height: 100%; min-height: 120px; }
.big { position: absolute; inset: 0; margin: auto; width: 84px; height: 84px; border-radius: 50%;
  background: var(--mark); color: var(--ink); border: 0; padding: 0; }
.big:hover { filter: brightness(1.06); }
.bar { position: absolute; inset: auto 0 0; display: flex; align-items: center; gap: 12px;
  padding: 4px 14px; background: var(--ink); transition: opacity 200ms ease-out; }
.player[data-state=playing]:not(:hover):not(:has(:focus-visible)) .bar { opacity: 0; }
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

/** Shows the film as a function of time, so that any second of it can be opened. */
const SCRIPT = `(() => {
  'use strict';
  const LENGTH = ${FILM_SECONDS};
  const stage = document.querySelector('.stage');
  const big = document.querySelector('.big');
  const toggle = document.querySelector('.bar button');
  const seek = document.querySelector('input');
  const time = document.querySelector('.time');
  const root = document.querySelector('.player');
  const [play, pause] = toggle.children;
  const all = (selector) => [...stage.querySelectorAll(selector)];
  const scenes = all('[data-from]'), timed = all('[data-at]'), totals = all('[data-steps]');
  const count = stage.querySelector('[data-count]'), scroll = stage.querySelector('[data-scroll]');
  const pile = Number(count.dataset.count), pileScene = count.closest('[data-from]');
  for (const fill of all('[data-tenths]')) fill.style.width = fill.dataset.tenths + '%';
  for (const total of totals) total.steps = JSON.parse(total.dataset.steps);
  let at = 0, playing = false, before = 0;
  const clock = (s) => Math.floor(s / 60) + ':' + String(Math.floor(s % 60)).padStart(2, '0');
  const inOut = (part) => part < 0.5 ? 2 * part ** 2 : 1 - (2 - 2 * part) ** 2 / 2;
  const fit = () => {
    const scale = Math.min(root.clientWidth / ${STAGE.width}, root.clientHeight / ${STAGE.height});
    const left = (root.clientWidth - ${STAGE.width} * scale) / 2, top = (root.clientHeight - ${STAGE.height} * scale) / 2;
    stage.style.transform = 'translate(' + left + 'px,' + top + 'px) scale(' + scale + ')';
  };
  const draw = () => {
    for (const scene of scenes) scene.hidden = at < Number(scene.dataset.from) || at >= Number(scene.dataset.to);
    for (const part of timed)
      part.classList.toggle('on', at >= Number(part.dataset.at) && at < Number(part.dataset.until || Infinity));
    for (const total of totals) {
      const [, tenths] = total.steps.findLast(([from]) => from <= at) || total.steps[0];
      total.querySelector('.ruler i').style.width = tenths + '%';
      total.querySelector('b').textContent = tenths === 100 ? '10' : (tenths / 10).toFixed(1);
    }
    const { from, to } = pileScene.dataset;
    const read = inOut(Math.min(1, Math.max(0, (at - from - 1) / (to - from - 2.5))));
    count.textContent = Math.round(read * pile) + ' of ' + pile;
    scroll.style.transform = 'translateY(' + -read * scroll.dataset.scroll + 'px)';
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
  stage.addEventListener('click', () => set(!playing));
  seek.addEventListener('input', () => { at = Number(seek.value); show(); });
  addEventListener('resize', fit);
  addEventListener('keydown', (event) => {
    if (event.key === ' ' && event.target === document.body) { event.preventDefault(); set(!playing); }
  });
  fit();
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
<div class="stage" role="img" aria-label="A job description is marked, a pile of resumes is read, and the best three get their scores sentence by sentence">${filmScenes()}</div>
<button class="big" type="button" aria-label="Play video">${PLAY}</button>
<div class="bar"><button type="button" aria-label="Play">${PLAY}${PAUSE}</button>
<input type="range" min="0" max="${FILM_SECONDS}" step="0.1" value="0" aria-label="Position">
<span class="time">0:00 / 1:36</span></div>
</main>`,
  });
}
