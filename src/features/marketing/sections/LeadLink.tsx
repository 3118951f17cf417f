import { paths } from '../../../shared/paths.ts';
import { formPageFor } from '../../leads/leads.contract.ts';

interface LeadLinkProps {
  className: string;
  source: string;
  /** '' where there is no sign-up: the link leads to the plans. */
  signUpUrl: string;
}

/** The way to the lead form, in a dialog (leads/client/lead-links.ts) or, without its code, on a page. */
export const LeadLink = ({ className, source, signUpUrl }: LeadLinkProps) =>
  signUpUrl ? (
    <a href={formPageFor(source)} className={className} data-sign-up-url={signUpUrl}>
      Create account
    </a>
  ) : (
    <a href={paths.pricing} className={className}>
      See plans
    </a>
  );
