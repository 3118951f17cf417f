import type { SandboxState } from '../state.ts';

const SHOWN = 50;

/** The partnerships as GET /partners shows them, newest first. */
export function partnersJson(state: SandboxState): Record<string, unknown>[] {
  return state.partners.toReversed().map((partner) => ({
    key: partner.key,
    partner_key: partner.partner_key,
    email: partner.email,
    first_name: partner.first_name,
    last_name: partner.last_name,
    created_at: new Date(partner.created_at).toISOString(),
  }));
}

/** What the sandbox's own page shows: the settings, and the newest entries of each list. */
export function summary(state: SandboxState): Record<string, unknown> {
  const stories = state.stories.list({ status: 'all' });
  return {
    mails: { total: state.mails.size, newest: state.mails.newest(SHOWN) },
    calls: { total: state.calls.size, newest: state.calls.newest(SHOWN) },
    partners: { total: state.partners.length, newest: partnersJson(state).slice(0, SHOWN) },
    faults: Object.fromEntries(state.faults),
    captcha: state.captcha,
    storychief: state.storychief,
    emailjs: { rate_limit: state.emailjs.rateLimit },
    stories: {
      total: stories.length,
      newest: stories.slice(0, SHOWN).map((story) => {
        const { title, status } = story.read(state.imageOrigin);
        return { id: story.key, title: title ?? null, status: status ?? null };
      }),
    },
  };
}
