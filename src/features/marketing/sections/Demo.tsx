import { confirmed } from '../../../shared/content/unconfirmed.ts';
import { paths } from '../../../shared/paths.ts';
import { Banner } from '../../../ui/Banner/Banner.tsx';
import { Button } from '../../../ui/Button/Button.tsx';

export function Demo() {
  return (
    <Banner id="demo" title="Bring us your hardest opening" text={confirmed('demoLength')}>
      <Button href={paths.contactAbout('Demo Request')}>Schedule a Demo</Button>
      <Button href={paths.pricing} variant="secondary">
        See plans
      </Button>
    </Banner>
  );
}
