import { sourceOfPage, type LeadFields } from '../leads.contract.ts';
import type { PostedForm } from '../../../shared/form.ts';
import { LeadForm } from './LeadForm.tsx';

type GetStartedProps = {
  signUpUrl: string;
  posted: PostedForm<LeadFields> | null;
};

const sourceOfAddress = () => sourceOfPage(new URLSearchParams(location.search));

/**
 * The lead form on a page of its own. Why is this an island? It checks fields without leaving the page,
 * signs the lead up with the partner program and takes what was typed to the sign-up. Without
 * JavaScript the form posts by itself.
 */
export function GetStarted({ signUpUrl, posted }: GetStartedProps) {
  return <LeadForm signUpUrl={signUpUrl} source={sourceOfAddress} posted={posted} opened={1} />;
}
