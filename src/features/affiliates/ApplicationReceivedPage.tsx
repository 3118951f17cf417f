import { paths } from '../../shared/paths.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Received } from '../../ui/Received/Received.tsx';
import { APPLICATION_TEXTS } from './affiliates.contract.ts';

/** Where an application ends that was posted without JavaScript. An affiliate can use texts and logos. */
export const ApplicationReceivedPage = () => (
  <Received title="Thank you." notice={APPLICATION_TEXTS.sent}>
    <Button href={paths.press}>Open the press kit</Button>
  </Received>
);
