import { z } from 'zod';

/** Empty vars count as absent, so that wrangler.toml can list every name an owner may set. */
export const optional = z
  .string()
  .trim()
  .transform((text) => text || undefined)
  .optional();

export const url = z.url({ protocol: /^https?$/ });

export const urlOr = (fallback: string) => optional.transform((text) => text ?? fallback).pipe(url);
