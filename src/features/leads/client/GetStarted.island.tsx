import type { PostedForm } from '../../../shared/form.ts';
import { paths } from '../../../shared/paths.ts';
import { asksForPlans, type LeadFields } from '../leads.contract.ts';
import { LeadForm } from './LeadForm.tsx';

type GetStartedProps = {
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
  const form = { source, posted, opened: 1 };
  if (!asksForPlans(source)) return <LeadForm {...form} signUpUrl={signUpUrl} />;
  return (
    <LeadForm
      {...form}
      signUpUrl=""
      onSaved={(_lead, handedOver) => void handedOver.then(() => location.assign(paths.pricing))}
    />
  );
}
