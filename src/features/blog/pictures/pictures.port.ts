import type { ProviderFailure } from '../../../providers/http.ts';
import type { Result } from '../../../shared/result.ts';

export interface Picture {
  /** One of the image types that browsers show. */
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** The hosts of posts' pictures. */
export interface PictureHosts {
  /** @param width in pixels; only the platform scales, so a local run gets the original */
  fetch(url: string, width: number): Promise<Result<Picture, ProviderFailure>>;
}
