import { claims } from '../../../shared/content/claims.ts';
import {
  guaranteeSection,
  guaranteeText,
  guaranteeTitle,
} from '../../../shared/content/guarantee.ts';
import { site } from '../../../shared/content/site.ts';
import { paths } from '../../../shared/paths.ts';
import { Banner } from '../../../ui/Banner/Banner.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import * as button from '../../../ui/Button/Button.css.ts';
import { LEAD_SOURCES } from '../../leads/leads.contract.ts';
import { LeadLink } from './LeadLink.tsx';

/** The page's end: what stands behind the product, and the ways in. */
export function Guarantee({ signUpUrl }: { signUpUrl: string }) {
  return (
    <Banner
      id="guarantee"
      title={guaranteeTitle}
      text={
        <>
          {guaranteeText} <a href={site.legal.terms}>{guaranteeSection}</a>
          {`. The demo shows the AI resume grading, from ${claims.rating}.`}
        </>
      }
    >
      <LeadLink
        className={`${button.variant.primary} ${button.size.medium}`}
        source={LEAD_SOURCES.guarantee}
        signUpUrl={signUpUrl}
      />
      <Button href={paths.demo} variant="quiet">
        Try the demo
      </Button>
    </Banner>
  );
}
