import { startBackLinks } from './behaviors/back-link.ts';
import { startCarousels } from './behaviors/carousels.ts';
import { resumeChat } from './behaviors/chat-resume.ts';
import { showCurrentYear } from './behaviors/current-year.ts';
import { startFrames } from './behaviors/frames.ts';
import { startHeaderShadow } from './behaviors/header-shadow.ts';
import { startHoverPanels } from './behaviors/hover-panels.ts';
import { startImageFallbacks } from './behaviors/image-fallback.ts';
import { startLiveLists } from './behaviors/live-lists.ts';
import { startPresses } from './behaviors/presses.ts';
import { startIslands } from './hydrate/islands.ts';
import { startLeadGate } from './leads/gate.ts';
import { rememberVisit } from './visit.ts';

// Every page loads this file at once: what is not needed before an interaction is fetched by it later.
startHeaderShadow();
startHoverPanels();
startImageFallbacks();
startPresses();
startLiveLists();
startCarousels();
showCurrentYear();
startBackLinks();
void startFrames();
resumeChat();
startIslands();
rememberVisit();

if (document.querySelector('[data-late-script]')) {
  void import('./late-scripts.ts').then(({ startLateScripts }) => startLateScripts());
}
const leadGate = document.querySelector<HTMLElement>('[data-lead-gate]');
if (leadGate) startLeadGate(leadGate);
