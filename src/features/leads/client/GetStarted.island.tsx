import { useEffect } from 'react';

import type { PostedForm } from '../../../shared/form.ts';
import { paths } from '../../../shared/paths.ts';
import { LEAD_SOURCES, type LeadFields } from '../leads.contract.ts';
import { LeadForm } from './LeadForm.tsx';
import { savedLead, saveLead } from './saved-lead.ts';

type GetStartedProps = {
  /** '' where the form leads to the plans. */
  signUpUrl: string;
  source: string;
  posted: PostedForm<LeadFields> | null;
};

/**
 * The lead form on a page of its own. Why is this an island? It checks fields without leaving the page,
 * signs the lead up with the partner program and takes what was typed to the sign-up, or back to the
 * plans. Without JavaScript the form posts by itself.
 */
export function GetStarted({ signUpUrl, source, posted }: GetStartedProps) {
  const toPlans = signUpUrl === '';
  useEffect(() => {
    const known = savedLead();
    if (!toPlans || source === LEAD_SOURCES.plansRequest || !known) return;
    // Who is known is not asked again.
    saveLead(known, 'pricing');
    location.replace(paths.pricing);
  }, [toPlans, source]);
  return <LeadForm opened={1} source={source} posted={posted} signUpUrl={signUpUrl} />;
}
