import { strokeOf } from '../../src/styles/stroke.ts';
import { palette } from '../../src/styles/tokens.ts';
import { ranking, sampleState } from '../../src/shared/sample-search/demo-state.ts';
import { findRequirements, markedParts } from '../../src/shared/sample-search/read-job.ts';
import { SAMPLE_LABEL } from '../../src/shared/sample-search/sample-role.ts';
import { roleOf } from '../../src/shared/sample-search/sample-roles.ts';
import { asAdded, asRating, type Scored } from '../../src/shared/sample-search/score.ts';
import { escapeHtml } from './document.ts';

/** The film's size; the player scales it to its frame. */
export const STAGE = { width: 960, height: 540 } as const;

export const FILM_SECONDS = 96;

/** When each scene begins, in seconds. */
const STARTS = { job: 0, pile: 16, list: 32, resumes: 40, end: 88 } as const;
const MARKS_FROM = 3;
const MARK_EACH = 1.6;
const DEAL_EACH = 0.4;
const CALLS = 3;
const ROW = 62;
const STREAMED = 60;
const CITIES = ['Boston', 'Quincy', 'Salem', 'Newton', 'Lynn', 'Waltham', 'Lowell', 'Nashua'];

const search = sampleState(roleOf('controller'));
const { role } = search;
const scored = ranking(search);
const called = scored.slice(0, CALLS);

export const FILM_STYLE = `
.stage { position: absolute; inset: 0 auto auto 0; width: ${STAGE.width}px; height: ${STAGE.height}px;
  transform-origin: 0 0; background: var(--green); color: var(--ink); overflow: hidden; }
.scene { position: absolute; inset: 0; padding: 36px 48px; display: grid; align-content: center; }
.card { background: var(--card); border-radius: 6px; padding: 30px 40px; overflow: hidden; }
.card h2 { display: flex; justify-content: space-between; gap: 24px; font-size: 30px; padding-bottom: 18px;
  border-bottom: 1px solid var(--ink); }
.card h2 span { font-variant-numeric: tabular-nums; }
.job { font-size: 32px; line-height: 1.42; padding-top: 20px; }
mark { color: inherit; padding-inline: .14em; margin-inline: -.14em;
  background: ${strokeOf(palette.highlighter, '80%', '60%')}; background-size: 0 80%;
  box-decoration-break: clone; -webkit-box-decoration-break: clone;
  transition: background-size 420ms ease-out; }
mark.on { background-size: max(0px, 100%) 80%; }
.rows { height: ${ROW * 6}px; overflow: hidden; }
.row { height: ${ROW}px; display: grid; grid-template-columns: 44px 96px 1fr 220px 76px; align-items: center;
  gap: 12px; border-bottom: 1px solid var(--line); font-size: 26px; font-variant-numeric: tabular-nums; }
.row.best { box-shadow: inset 4px 0 var(--ink); background: var(--paper); }
.row b, .total b { font-family: 'Bricolage Grotesque', ui-sans-serif, system-ui, sans-serif; font-size: 36px;
  text-align: right; }
.row span:nth-child(3) { color: var(--soft); white-space: nowrap; }
.rank { padding-left: 14px; }
.dealt { opacity: 0; transform: translateY(24px); transition: opacity 300ms ease-out, transform 300ms ease-out; }
.dealt.on { opacity: 1; transform: none; }
.ruler { display: block; height: 14px; border-bottom: 1px solid var(--ink);
  background: repeating-linear-gradient(90deg, var(--control) 0 2px, transparent 2px 10%); }
.ruler i { display: block; height: 100%; background: var(--mark); transition: width 600ms ease-out; }
.total { display: grid; grid-template-columns: 1fr 380px 100px; gap: 24px; align-items: center; }
.total b { font-size: 56px; font-variant-numeric: tabular-nums; }
.total span { font-size: 30px; font-weight: 600; font-variant-numeric: tabular-nums; }
.reasons { display: grid; height: 260px; align-items: center; border-top: 1px solid var(--ink); margin-top: 20px; }
.reason { grid-area: 1 / 1; font-size: 40px; line-height: 1.35; opacity: 0; transition: opacity 200ms; }
.reason.on { opacity: 1; }
.reason small { display: block; margin-top: 16px; font-size: 28px; font-weight: 600; }
.end { color: var(--paper); }
.end h2 { font-size: 76px; line-height: 1.04; padding-bottom: 40px; }
.calls { display: grid; grid-template-columns: repeat(3, 1fr); gap: 20px; color: var(--ink); }
.calls .card { display: grid; gap: 14px; padding: 22px 26px; font-size: 26px; }
.calls .card span { display: flex; justify-content: space-between; align-items: baseline;
  font-variant-numeric: tabular-nums; }
.calls b { font-family: 'Bricolage Grotesque', ui-sans-serif, system-ui, sans-serif; font-size: 40px; }
.sample { position: absolute; right: 48px; top: 8px; font-size: 17px; color: ${palette.greenMist}; }
`;

const scene = (from: number, to: number, className: string, body: string): string =>
  `<section class="scene ${className}" data-from="${from}" data-to="${to}" hidden>${body}</section>`;

/** @param tenths of the rating, filled by the script */
const ruler = (tenths: number): string =>
  `<span class="ruler"><i data-tenths="${tenths}"></i></span>`;

function jobScene(): string {
  let marks = 0;
  const text = markedParts(role.ad, findRequirements(role.ad, role))
    .map((part) => {
      if (!part.mark) return escapeHtml(part.text);
      marks += 1;
      const at = MARKS_FROM + (marks - 1) * MARK_EACH;
      return `<mark data-at="${at}">${escapeHtml(part.text)}</mark>`;
    })
    .join('');
  return scene(
    STARTS.job,
    STARTS.pile,
    '',
    `<div class="card"><h2>${role.title}, ${role.city}</h2><p class="job">${text}</p></div>`,
  );
}

interface Row {
  rank?: number;
  number: string;
  years: number;
  city: string;
  tenths: number;
  className: string;
  at?: number;
}

const row = ({ rank, number, years, city, tenths, className, at }: Row): string =>
  `<div class="row ${className}"${at === undefined ? '' : ` data-at="${at}"`}><span class="rank">${rank ?? ''}</span><span>${number}</span><span>${years} years, ${city}</span>${ruler(tenths)}<b>${asRating(tenths)}</b></div>`;

/** Resumes of the pile in order; most of them meet no requirement. */
function pileRows(): string {
  return Array.from({ length: STREAMED }, (_, at) => {
    const from = Math.round((at * role.pile) / STREAMED) + 1;
    const to = Math.round(((at + 1) * role.pile) / STREAMED);
    const known = scored.find(({ candidate: { number } }) => {
      const value = Number(number);
      return value >= from && value <= to;
    });
    const shown = known?.candidate ?? {
      number: String(from + ((at * 5) % (to - from + 1))).padStart(4, '0'),
      years: 2 + ((at * 7) % 18),
      city: CITIES[(at * 3) % CITIES.length] ?? '',
    };
    return row({ ...shown, tenths: known?.tenths ?? 10, className: '' });
  }).join('');
}

const pileScene = (): string =>
  scene(
    STARTS.pile,
    STARTS.list,
    '',
    `<div class="card"><h2>Reading <span data-count="${role.pile}">0 of ${role.pile}</span></h2><div class="rows"><div data-scroll="${ROW * (STREAMED - 6)}">${pileRows()}</div></div></div>`,
  );

const listScene = (): string =>
  scene(
    STARTS.list,
    STARTS.resumes,
    '',
    `<div class="card"><h2>Shortlist <span>${scored.length} of ${role.pile}</span></h2><div class="rows">${scored
      .slice(0, 6)
      .map(({ candidate, tenths }, index) =>
        row({
          ...candidate,
          rank: index + 1,
          tenths,
          className: `dealt${index === 0 ? ' best' : ''}`,
          at: STARTS.list + 0.3 + index * DEAL_EACH,
        }),
      )
      .join('')}</div></div>`,
  );

/** The sentences of a resume one by one, each with what it adds to the score. */
function resumeScene({ candidate, reasons }: Scored, from: number, to: number): string {
  const counted = reasons.filter(({ added }) => added > 0);
  const each = (to - from) / (counted.length + 0.5);
  let sum = 10;
  const steps = [[from, sum]];
  const sentences = counted.map(({ text, requirement, added }, index) => {
    const at = from + index * each;
    sum += added;
    steps.push([at + 0.8, sum]);
    const label = role.requirements.find(({ id }) => id === requirement)?.label ?? '';
    const until = index === counted.length - 1 ? to : at + each;
    return `<p class="reason" data-at="${at}" data-until="${until}"><mark data-at="${at + 0.4}">${escapeHtml(text)}</mark><small>${asAdded(added)} ${escapeHtml(label)}</small></p>`;
  });
  return scene(
    from,
    to,
    '',
    `<div class="card" data-steps="${JSON.stringify(steps)}"><div class="total"><span>Candidate ${candidate.number}</span>${ruler(10)}<b></b></div><div class="reasons">${sentences.join('')}</div></div>`,
  );
}

function resumeScenes(): string {
  const each = (STARTS.end - STARTS.resumes) / CALLS;
  return called
    .map((one, index) => {
      const from = STARTS.resumes + index * each;
      return resumeScene(one, from, from + each);
    })
    .join('');
}

const endScene = (): string =>
  scene(
    STARTS.end,
    FILM_SECONDS + 1,
    'end',
    `<h2>You choose whom to call</h2><div class="calls">${called
      .map(
        ({ candidate, tenths }, index) =>
          `<div class="card dealt" data-at="${STARTS.end + 0.5 + index * DEAL_EACH}"><span>${candidate.number}<b>${asRating(tenths)}</b></span>${ruler(tenths)}</div>`,
      )
      .join('')}</div>`,
  );

/** All scenes; the player's script shows what belongs to a second of the film. */
export const filmScenes = (): string =>
  `${jobScene()}${pileScene()}${listScene()}${resumeScenes()}${endScene()}<p class="sample">${SAMPLE_LABEL}</p>`;
