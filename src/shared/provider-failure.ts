/** Why a provider gave no usable response. */
export interface ProviderFailure {
  /** Its id. */
  provider: string;
  reason: 'not_configured' | 'timeout' | 'unreachable' | 'status' | 'malformed';
  /** The HTTP status, where there was one. */
  status?: number;
  /** One sentence for the log and for staff; never shown to visitors as it is. */
  message: string;
  /** The provider works and refuses this one call, e.g. its recipient: the same call will not succeed later. */
  isRefusal?: true;
  /** What Retry-After said, in ms. */
  retryAfterMs?: number;
}

/** Of a provider whose settings are missing. */
export function notConfigured(provider: string): ProviderFailure {
  return {
    provider,
    reason: 'not_configured',
    message: `${provider} is not configured`,
  };
}
