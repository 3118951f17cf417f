import { claims } from '../../shared/content/claims.ts';
import { guaranteeText } from '../../shared/content/guarantee.ts';
import { site } from '../../shared/content/site.ts';
import { paths } from '../../shared/paths.ts';

/** Quoted in the specification. */
export const CHAT_TEXTS = {
  title: `${site.brand} - Your AI Assistant`,
  placeholder: 'Type your message...',
  greeting: `Hello, I'm ${site.brand}, the AI Consultant at ${site.firm.name}. Ask me about pricing, how the search works or where the candidates come from.`,
  fallback:
    "I'm sorry, I didn't catch that. Can you rephrase or ask something else about our recruiting services?",
} as const;

/** In ms: before the reply, and before a quick reply in the input is sent. */
export const CHAT_DELAYS = { reply: 1500, quickReply: 100 } as const;

/** Buttons of the minimized panel. */
export const QUICK_REPLIES = [
  { label: `About ${site.brand}`, message: `Tell me about ${site.brand}` },
  { label: 'Request Demo', message: "I'd like a demo" },
] as const;

interface ChatLink {
  label: string;
  href: string;
}

/** Links below the greeting, until the visitor asks something. */
export const CHAT_SUGGESTIONS: readonly ChatLink[] = [
  { label: 'Try the demo', href: paths.demo },
  { label: 'How it works', href: paths.howItWorks },
  { label: 'See plans', href: paths.pricing },
  { label: 'Schedule a Demo', href: paths.contactAbout('Demo Request') },
];

export interface ChatRule {
  keywords: readonly string[];
  response: string;
  link?: ChatLink;
}

export interface ChatMessage {
  /** Counts from 1. */
  id: number;
  text: string;
  sender: 'user' | 'bot';
  /** ms since 1970. */
  timestamp: number;
}

/** The first rule that matches gives the reply. */
export const CHAT_RULES: readonly ChatRule[] = [
  {
    keywords: ['hours', 'open', 'time'],
    response: `Our people are here ${site.hours.human.short}. The Contact page has the phone number and a form.`,
    link: { label: 'Contact page', href: paths.contact },
  },
  {
    keywords: ['how much', 'cost', 'pricing', 'price', 'plans'],
    response:
      'Plans come in tiers, by the size of your company and what you need. The pricing page has the figures.',
    link: { label: 'See plans', href: paths.pricing },
  },
  {
    keywords: [site.brand.toLowerCase(), 'who'],
    response: `I'm ${site.brand}, the AI agent of ${site.firm.name}. I read resumes, score them from ${claims.rating} and hand you a shortlist.`,
    link: { label: `What ${site.brand} does`, href: paths.features },
  },
  {
    keywords: ['trial', 'free', 'start'],
    response: `Sign up and the service is guaranteed, by the AI, by professional recruiters, or by both. ${guaranteeText}`,
    link: { label: 'See plans', href: paths.pricing },
  },
  {
    keywords: ['how', 'process', 'workflow', 'control'],
    response: 'The AI finds the best candidates for your job. You review the top ones and decide.',
    link: { label: 'How it works', href: paths.howItWorks },
  },
  {
    keywords: ['what', 'do'],
    response:
      'I help you find candidates, streamline hiring and get your questions answered, from the job description to the shortlist.',
    link: { label: 'Features', href: paths.features },
  },
  {
    keywords: ['demo', 'schedule', 'presentation'],
    response:
      'Press the Schedule a Demo button on the home page, or write to us in the contact form.',
    link: { label: 'Contact form', href: paths.contactAbout('Demo Request') },
  },
  {
    keywords: ['ats', 'integrate', 'integration'],
    response: `${site.brand} integrates with multiple platforms. Request a demo by email, name the one you use, and we follow up.`,
    link: { label: site.email, href: `mailto:${site.email}?subject=Demo%20Request` },
  },
  {
    keywords: ['bias', 'fair', 'diversity'],
    response:
      'The AI reduces bias and promotes fair hiring: every resume is scored against the same job.',
    link: { label: 'Features', href: paths.features },
  },
  {
    keywords: ['where', 'resumes', 'source', 'data', 'job boards'],
    response: `The data is aggregated from publicly available professional and career sources: over ${claims.profiles} profiles and resumes.`,
    link: { label: 'How it works', href: paths.howItWorks },
  },
  {
    keywords: ['resume', 'match', 'candidate'],
    response: `The AI analyzes resumes and matches candidates to your job listings. Each gets a talent match rating from ${claims.rating}.`,
    link: { label: 'Features', href: paths.features },
  },
];

/** In UTF-16 units. */
export const MAX_CHAT_LENGTH = 1000;

/** Blank messages are not sent, nor are longer ones than the limit. */
export const isSendable = (text: string): boolean =>
  text.trim() !== '' && text.length <= MAX_CHAT_LENGTH;

/** What the input reports at its limit; '' before. */
export function lengthNote(text: string): string {
  if (text.length > MAX_CHAT_LENGTH)
    return 'This message is longer than 1,000 characters. Shorten it to send it.';
  return text.length === MAX_CHAT_LENGTH
    ? 'This message has reached the limit of 1,000 characters.'
    : '';
}

export const linkOf = (reply: string): ChatLink | undefined =>
  CHAT_RULES.find(({ response }) => response === reply)?.link;
