import { useEffect, useState } from 'react';

import {
  LEAD_SOURCES,
  sourceOfPage,
  type LeadFields,
} from '../../src/features/leads/leads.contract.ts';
import type { PostedForm } from '../../src/shared/form.ts';
import { LeadForm } from '../leads/LeadForm.tsx';

type GetStartedProps = {
  signUpUrl: string;
  posted: PostedForm<LeadFields> | null;
};

/**
 * The lead form on a page of its own. Why is this an island? It checks fields without leaving the page,
 * signs the lead up with the partner program and takes what was typed to the sign-up. Without
 * JavaScript the form posts by itself.
 */
export function GetStarted({ signUpUrl, posted }: GetStartedProps) {
  const [source, setSource] = useState<string>(LEAD_SOURCES.getStarted);
  useEffect(() => setSource(sourceOfPage(new URLSearchParams(location.search))), []);
  return <LeadForm signUpUrl={signUpUrl} source={source} posted={posted} opened={1} />;
}
