import type { Services } from '../services.ts';

export async function deliverDueMail(_services: Services): Promise<void> {}
