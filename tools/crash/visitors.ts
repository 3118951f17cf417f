import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { mintCaptchaToken } from '../../sandbox/providers/recaptcha.ts';
import type { Site } from './site.ts';

/** The three ways in, by the table that keeps what comes through. */
export const KINDS = {
  contact_messages: '/api/contact',
  leads: '/api/leads',
  affiliate_applications: '/api/affiliates/applications',
} as const;
export type Kind = keyof typeof KINDS;
export const KIND_NAMES = Object.keys(KINDS) as Kind[];

/** Longer than the site's own browser code waits. */
const ANSWER_MS = 35_000;
/** A browser's button, pressed again after an answer that got lost or said 'try again'. */
const MOST_TRIES = 12;
/** Nobody presses at once again after 'try again': the more often they were asked to, the later. */
const PATIENCE_MS = 250;

/** One person's submission, and what they saw of it. Their e-mail address is theirs alone. */
export interface Visit {
  kind: Kind;
  email: string;
  /** Whether an answer said that it was taken. */
  acknowledged: boolean;
  tries: number;
  /** Calls that ended without an answer. */
  lost: number;
  /** Answers that asked to try again, by their status. */
  refused: number[];
}

function bodyFor(kind: Kind, email: string): Record<string, unknown> {
  switch (kind) {
    case 'contact_messages':
      return {
        name: 'Mary Whitfield',
        email,
        subject: 'Hiring two nurses',
        message: `We are looking for two night nurses, write to ${email} please.`,
        captcha_token: mintCaptchaToken(),
        timestamp: '2026-11-21T09:30:00.000Z',
        user_agent: 'Crash test',
      };
    case 'leads':
      return { name: 'Tom Okafor', email, source: 'RiC_Hero_CTA', partner_key: null };
    case 'affiliate_applications':
    default:
      return {
        firstName: 'Ana',
        lastName: 'Quintero',
        email,
        experience: 'intermediate',
        audience: 'HR leads who read my letter.',
        motivation: 'They ask me every week.',
        terms: true,
      };
  }
}

/**
 * Submits under one key until it is acknowledged, as the site's forms do, waiting for the site where
 * it is down.
 * @param leaves whether this person closes the page at the first answer that does not come
 */
export async function visit(site: Site, kind: Kind, leaves: boolean): Promise<Visit> {
  const key = randomUUID();
  const email = `${kind.slice(0, 4)}.${key}@crash.example`;
  const seen: Visit = { kind, email, acknowledged: false, tries: 0, lost: 0, refused: [] };
  while (seen.tries < MOST_TRIES) {
    await site.whenUp();
    seen.tries += 1;
    try {
      const response = await fetch(`${site.url}${KINDS[kind]}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          origin: site.url,
          'idempotency-key': key,
        },
        body: JSON.stringify(bodyFor(kind, email)),
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      await response.arrayBuffer();
      if (response.ok) {
        seen.acknowledged = true;
        return seen;
      }
      seen.refused.push(response.status);
      await pause(PATIENCE_MS * seen.refused.length);
    } catch {
      seen.lost += 1;
      if (leaves) return seen;
    }
  }
  return seen;
}
