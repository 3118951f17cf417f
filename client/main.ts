import { startIslands } from './hydrate/islands.ts';
import { startLateScripts } from './late-scripts.ts';
import { rememberVisit } from './visit.ts';

startIslands();
startLateScripts();
rememberVisit();

const leadGate = document.querySelector<HTMLElement>('[data-lead-gate]');
if (leadGate) void import('./leads/gate.ts').then(({ startLeadGate }) => startLeadGate(leadGate));
