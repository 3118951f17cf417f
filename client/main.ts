import { startAdminMode } from '../src/features/blog/client/admin-mode.ts';
import { startCarousels } from './behaviors/carousels.ts';
import { showCurrentYear } from './behaviors/current-year.ts';
import { startHeaderShadow } from './behaviors/header-shadow.ts';
import { startHoverPanels } from './behaviors/hover-panels.ts';
import { startImageFallbacks } from './behaviors/image-fallback.ts';
import { startLines } from './behaviors/lines.ts';
import { closeLogoRound } from './behaviors/logo-round.ts';
import { startLiveLists } from '../src/features/blog/client/live-lists.ts';
import { startActions } from './behaviors/actions.ts';
import { startCalculators } from './calculators/start-calculators.ts';
import { startIslands } from './hydrate/islands.ts';
import { startLateParts } from './loading/late-parts.ts';
import { whenLoaded } from './loading/when-loaded.ts';
import { hideLauncherOnScroll } from '../src/features/chat/client/hide-launcher.ts';
import { startLeadLinks } from '../src/features/leads/client/lead-links.ts';
import { rememberVisit } from '../src/features/leads/client/visit.ts';

function startLoaded(): void {
  startLateParts();
  hideLauncherOnScroll();
}

/** Every page loads this file at once. It imports what is needed only after an interaction. */
function start(): void {
  startHeaderShadow();
  startHoverPanels();
  startImageFallbacks();
  startActions();
  startLeadLinks();
  startLines();
  startCalculators();
  startLiveLists();
  startCarousels();
  closeLogoRound();
  showCurrentYear();
  startIslands();
  rememberVisit();
  startAdminMode();
  void whenLoaded().then(startLoaded);
}

// WebKit skips the fade of a page that it stores for Back, which rejects once the page is back.
addEventListener('pageswap', ({ viewTransition }) => {
  viewTransition?.ready.catch(() => undefined);
});

function startWhenParsed(): void {
  if (document.readyState !== 'loading') start();
  else document.addEventListener('DOMContentLoaded', start, { once: true });
}

/** Whether the browser has the functions that our code calls, and the oldest of the README lack. */
const isComplete = (): boolean =>
  'parse' in URL &&
  'canParse' in URL &&
  'any' in AbortSignal &&
  'groupBy' in Map &&
  'toSorted' in [] &&
  'toWellFormed' in String.prototype;

async function startEverywhere(): Promise<void> {
  if (!isComplete()) (await import('./older-browsers.ts')).addMissing();
  startWhenParsed();
}

// A prerendered page has no visitor yet: nothing runs, is stored or is requested until it is shown.
if ((document as { prerendering?: boolean }).prerendering) {
  document.addEventListener('prerenderingchange', () => void startEverywhere(), { once: true });
} else void startEverywhere();
