import { z } from 'zod';

/** Empty vars count as absent, so that wrangler.toml can list every name an owner may set. */
export const optional = z
  .string()
  .trim()
  .transform((text) => text || undefined)
  .optional();

export const url = z.url({ protocol: /^https?$/ });

export const urlOr = (fallback: string) => optional.transform((text) => text ?? fallback).pipe(url);

/** Ends with a slash, so that a name appended to it keeps the path. */
export const folderUrlOr = (fallback: string) =>
  urlOr(fallback).transform((text) => (text.endsWith('/') ? text : `${text}/`));

/** Slack's incoming webhooks have a format of their own, and no signature. */
export const isSlackUrl = (address: string): boolean =>
  new URL(address).hostname === 'hooks.slack.com';
