import { z } from 'zod';

export const FAULT_MODES = [
  'status',
  'delay',
  'hang',
  'malformed',
  'html',
  'truncate',
  'refuse',
] as const;

const MAX_DELAY_MS = 60_000;

/**
 * A fault of one provider:
 * - status: answers `status` (500) with `body` (empty); the call has no effect
 * - delay: the call takes effect, the response leaves `delay_ms` (3,000) later
 * - hang: no response for 60 s, then 504; the call has no effect
 * - malformed: 200 with truncated JSON; the call has no effect
 * - html: an HTML page with `status` (200) instead of data; the call has no effect
 * - truncate: the call takes effect, the first half of the response is sent
 * - refuse: the connection fails, which the caller sees as a rejected fetch
 * `delay_ms` delays every mode but hang. `times` is the number of calls left to hit; `paths`
 * limits the fault to paths with one of these endings.
 */
export const faultSchema = z.strictObject({
  mode: z.enum(FAULT_MODES),
  status: z.int().min(200).max(599).exactOptional(),
  body: z.unknown().optional(),
  delay_ms: z.int().min(0).max(MAX_DELAY_MS).exactOptional(),
  times: z.int().min(0).max(1_000_000).exactOptional(),
  paths: z.array(z.string()).exactOptional(),
});
export type Fault = z.infer<typeof faultSchema>;

/** What siteverify answers for a valid token. A null score is left out of the response. */
export const captchaSchema = z.strictObject({
  success: z.boolean(),
  score: z.number().min(0).max(1).nullable().default(null),
  /** The site that the token's key is of. */
  hostname: z.string().max(253).exactOptional(),
  'error-codes': z.array(z.string()).exactOptional(),
});
export type CaptchaOutcome = z.infer<typeof captchaSchema>;

/** The four path families under which the original product looked for stories. */
export const STORY_ENDPOINTS = [
  'stories',
  'posts',
  'publications/posts',
  'publications/stories',
] as const;

/** `lean`: story lists without body and image. `endpoints`: the path families that answer. */
export const storyChiefSchema = z.strictObject({
  lean: z.boolean().exactOptional(),
  endpoints: z.array(z.enum(STORY_ENDPOINTS)).exactOptional(),
});
export type StoryChiefSettings = Required<z.infer<typeof storyChiefSchema>>;

/** What the receiver of notifications answers; below 300 it takes them. */
export const receiverSchema = z.strictObject({
  status: z.int().min(200).max(599),
  location: z.string().exactOptional(),
});
export type ReceiverSettings = z.infer<typeof receiverSchema>;

/**
 * `rate_limit`: whether the vendor's limit of one e-mail a second applies. `refuse`: recipients that get the
 * answer for a bad address.
 */
export const emailJsSchema = z.strictObject({
  rate_limit: z.boolean().optional(),
  refuse: z.array(z.string().trim().toLowerCase()).max(1000).optional(),
});
