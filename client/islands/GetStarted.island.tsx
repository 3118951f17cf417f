import type { LeadFields } from '../../src/features/leads/leads.contract.ts';
import type { PostedForm } from '../../src/shared/form.ts';
import { LeadForm } from '../leads/LeadForm.tsx';
import type { PartnerScript } from '../leads/tracking.ts';

type GetStartedProps = {
  signUpUrl: string;
  partner: PartnerScript;
  posted: PostedForm<LeadFields> | null;
};

/**
 * The lead form on a page of its own. Why is this an island? It checks fields without leaving the page,
 * signs the lead up with the partner program and takes what was typed to the sign-up. Without
 * JavaScript the form posts by itself.
 */
export function GetStarted({ signUpUrl, partner, posted }: GetStartedProps) {
  return <LeadForm signUpUrl={signUpUrl} partner={partner} posted={posted} opened={1} />;
}
