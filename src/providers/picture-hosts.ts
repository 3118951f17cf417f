import { failure, success, type Result } from '../shared/result.ts';
import { callForBytes, statusFailure, type ProviderCallOptions } from './http.ts';
import type { ProviderFailure } from '../shared/provider-failure.ts';

const HOST = 'The host of a picture';
const OPTIONS: ProviderCallOptions = {
  provider: HOST,
  deadlineMs: 5000,
  maxBytes: 5 * 1024 * 1024,
};

/** What browsers show in an image element. */
const TYPES: ReadonlySet<string> = new Set(
  ['avif', 'webp', 'jpeg', 'png', 'gif', 'svg+xml'].map((type) => `image/${type}`),
);

/** WebP, because every browser shows it: with AVIF, responses would depend on Accept. */
const scaledTo = (width: number): RequestInitCfProperties => ({
  image: { width, fit: 'scale-down', format: 'webp' },
});

/** Whether Cloudflare did not scale the picture: its quota is used up, or the host is not allowed. */
const isUnscaled = ({ status, headers }: { status: number; headers: Headers }): boolean =>
  status === 403 || (headers.get('cf-resized')?.includes('err=') ?? false);

export interface Picture {
  /** One of the image types that browsers show. */
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * A post's picture, from any host over HTTP.
 * @param width in pixels; Cloudflare scales where the zone has image transformations
 */
export async function fetchPicture(
  outbound: typeof fetch,
  { url, width }: { url: string; width: number },
): Promise<Result<Picture, ProviderFailure>> {
  const headers = { accept: [...TYPES].join(', ') };
  const scaled = new Request(url, { headers, cf: scaledTo(width) });
  let received = await callForBytes(outbound, scaled, OPTIONS);
  if (received.ok && isUnscaled(received.value)) {
    received = await callForBytes(outbound, new Request(url, { headers }), OPTIONS);
  }
  if (!received.ok) return received;
  if (received.value.status !== 200) return failure(statusFailure(HOST, received.value));
  const [type = ''] = (received.value.headers.get('content-type') ?? '').split(';');
  const known = type.trim().toLowerCase();
  if (TYPES.has(known)) return success({ type: known, bytes: received.value.bytes });
  return failure({
    provider: HOST,
    reason: 'malformed',
    message: `${HOST} answered with ${type || 'no type'}`,
  });
}
