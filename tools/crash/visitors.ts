import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { mintCaptchaToken } from '../../sandbox/providers/recaptcha.ts';
import type { Site } from './site.ts';

/** The three submissions, by their tables. */
export const KINDS = {
  contact_messages: '/api/contact',
  leads: '/api/leads',
  affiliate_applications: '/api/affiliates/applications',
} as const;
export type Kind = keyof typeof KINDS;
export const KIND_NAMES = Object.keys(KINDS) as Kind[];

/** Longer than the site's own browser code waits. */
const RESPONSE_MS = 35_000;
/** A visitor tries again after a lost response or an error. */
const MOST_TRIES = 12;
/** After an error a visitor waits, each time longer. */
const PATIENCE_MS = 250;

/** One visitor's submission and what they saw of it. Their e-mail address is unique. */
export interface Visit {
  kind: Kind;
  email: string;
  /** Whether a response said that it was stored. */
  acknowledged: boolean;
  tries: number;
  /** Calls that ended without a response. */
  lost: number;
  /** Statuses of the error responses. */
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
 * Submits under one key until it is acknowledged, as the site's forms do; waits while the site is
 * down.
 * @param leaves whether this visitor closes the page at the first lost response
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
        signal: AbortSignal.timeout(RESPONSE_MS),
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
