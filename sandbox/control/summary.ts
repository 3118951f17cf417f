import type { Fault, CaptchaOutcome, StoryChiefSettings } from '../settings.ts';
import type { Call, Mail, SandboxState } from '../state.ts';

const SHOWN = 50;

export interface ShownPartner {
  key: string;
  partner_key: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
  created_at: string;
}

interface Newest<Entry> {
  total: number;
  newest: Entry[];
}

/** What the sandbox's own page shows. */
export interface Summary {
  mails: Newest<Mail>;
  calls: Newest<Call>;
  partners: Newest<ShownPartner>;
  faults: Readonly<Record<string, Fault>>;
  captcha: CaptchaOutcome;
  storychief: StoryChiefSettings;
  emailjs: { rate_limit: boolean };
  /** A story is whatever a test gave, so its texts may be anything. */
  stories: Newest<{ id: string; title: unknown; status: unknown }>;
}

/** The partnerships as GET /partners shows them, newest first. */
export function partnersJson(state: SandboxState): ShownPartner[] {
  return state.partners.toReversed().map((partner) => ({
    key: partner.key,
    partner_key: partner.partner_key,
    email: partner.email,
    first_name: partner.first_name,
    last_name: partner.last_name,
    created_at: new Date(partner.created_at).toISOString(),
  }));
}

/** The settings, and the newest entries of each list. */
export function summary(state: SandboxState): Summary {
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
