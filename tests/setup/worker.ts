import { DurableObject } from 'cloudflare:workers';

export { default } from '../../src/worker.ts';

/** Its SQLite is the simulator's database. */
export class Simulated extends DurableObject {}
