import type { Config } from '../../config.ts';

export interface Cms {
  configured: boolean;
}

export function createCms(config: Config, _outbound: typeof fetch): Cms {
  return { configured: config.missing.storychief.length === 0 };
}
