import { Island } from '../../../http/page/island.tsx';
import { LeadOpener } from '../../leads/client/LeadOpener.island.tsx';
import { LEAD_SOURCES } from '../../leads/leads.contract.ts';
import { site } from '../../../shared/content/site.ts';
import * as button from '../../../ui/Button/Button.css.ts';
import { Container } from '../../../ui/layout/Container.tsx';
import { guaranteeSection, guaranteeText } from '../../../shared/content/guarantee.ts';
import * as styles from './Guarantee.css.ts';
import * as section from '../../../ui/Section/Section.css.ts';

export function Guarantee({ lead }: { lead: { signUpUrl: string } }) {
  return (
    <section className={section.ground.folder} aria-labelledby="guarantee">
      <Container>
        <div className={styles.words}>
          <h2 id="guarantee" className={section.heading.large}>
            No hire? You get a search credit.
          </h2>
          <p className={styles.text}>
            {guaranteeText} <a href={site.legal.terms}>{guaranteeSection}</a>
          </p>
          <Island
            id="guarantee"
            name="LeadOpener"
            component={LeadOpener}
            when="interaction"
            props={{
              className: `${button.variant.primary} ${button.size.medium}`,
              source: LEAD_SOURCES.guarantee,
              ...lead,
            }}
          />
        </div>
      </Container>
    </section>
  );
}
