import { useState } from 'react';

import { isPlainClick } from '../../../../client/shared/plain-click.ts';
import { paths } from '../../../shared/paths.ts';
import { formPageFor } from '../leads.contract.ts';
import { LeadDialog } from './LeadDialog.tsx';

type LeadOpenerProps = {
  className: string;
  source: string;
  /** '' where there is no sign-up: the link leads to the plans. */
  signUpUrl: string;
};

/**
 * A link that opens the lead dialog. Why is this an island? The dialog checks what is typed, and saves
 * without leaving the page. Without its code the link leads to the form's page.
 */
export function LeadOpener({ className, source, signUpUrl }: LeadOpenerProps) {
  const [opened, setOpened] = useState(0);
  return (
    <>
      <a
        href={signUpUrl ? formPageFor(source) : paths.pricing}
        className={className}
        data-replay=""
        onClick={(event) => {
          if (!signUpUrl || !isPlainClick(event)) return;
          event.preventDefault();
          setOpened(opened + 1);
        }}
      >
        {signUpUrl ? 'Create account' : 'See plans'}
      </a>
      {opened === 0 ? null : <LeadDialog signUpUrl={signUpUrl} source={source} opened={opened} />}
    </>
  );
}
