import type { ComponentProps } from 'react';

import { LeadDialog } from '../../leads/client/LeadDialog.island.tsx';
import { Island } from '../../../http/page/island.tsx';
import { LEAD_SOURCES } from '../../leads/leads.contract.ts';
import { paths } from '../../../shared/paths.ts';
import { site } from '../../../shared/content/site.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { Handover } from '../../../ui/ProductWindow/details/Handover.tsx';
import { DialogSample } from '../../../ui/ProductWindow/DialogSample.tsx';
import { guaranteeSection, guaranteeText } from '../../../shared/content/guarantee.ts';
import * as styles from './Guarantee.css.ts';
import * as section from '../../../ui/Section/Section.css.ts';

/** HOME-09, CLM-08. */
export function Guarantee({ lead }: { lead: ComponentProps<typeof LeadDialog> }) {
  return (
    <section className={section.ground.folder} aria-labelledby="guarantee" data-lead-stage="">
      <Container>
        <div className={styles.grid}>
          <div className={styles.words}>
            <h2 id="guarantee">No hire? You get a search credit.</h2>
            <p className={styles.text}>
              {guaranteeText} <a href={site.legal.terms}>{guaranteeSection}</a>
            </p>
            <Button href={paths.getStarted} data-lead-open={LEAD_SOURCES.guarantee}>
              Start with the guarantee
            </Button>
            <Island name="LeadDialog" component={LeadDialog} when="interaction" props={lead} />
            <DialogSample />
          </div>
          <Handover />
        </div>
      </Container>
    </section>
  );
}
