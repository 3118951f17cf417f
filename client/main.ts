import { startIslands } from './hydrate/islands.ts';

startIslands();
