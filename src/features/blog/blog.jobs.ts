import type { Services } from '../../services.ts';

export async function refreshRecentPosts(_services: Services): Promise<void> {}
