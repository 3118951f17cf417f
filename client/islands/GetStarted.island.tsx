import { LeadForm, type PostedLead } from '../leads/LeadForm.tsx';
import type { PartnerScript } from '../leads/tracking.ts';

type GetStartedProps = {
  signUpUrl: string;
  partner: PartnerScript;
  /** Null on the page that is the same for everyone. */
  posted: PostedLead | null;
};

/**
 * The lead form on a page of its own. Why is this an island? Its fields are checked without leaving
 * the page, the partner programme is told of a lead, and the visitor goes on to the sign-up with what
 * was typed. Without JavaScript the same form posts by itself.
 */
export function GetStarted({ signUpUrl, partner, posted }: GetStartedProps) {
  return <LeadForm signUpUrl={signUpUrl} partner={partner} posted={posted} opened={1} />;
}
