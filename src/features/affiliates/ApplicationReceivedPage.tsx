import { paths } from '../../shared/paths.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Received } from '../../ui/Received/Received.tsx';
import { APPLICATION_TEXTS } from './affiliates.contract.ts';

/** Where an application ends that was posted without JavaScript. */
export const ApplicationReceivedPage = () => (
  <Received title="Thank you." notice={APPLICATION_TEXTS.sent}>
    <Button href={paths.demo}>Try the demo</Button>
  </Received>
);
