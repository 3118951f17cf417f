import { useState } from 'react';

import { isPlainClick } from '../../../../client/shared/plain-click.ts';
import { paths } from '../../../shared/paths.ts';
import { LeadDialog } from './LeadDialog.tsx';

type LeadOpenerProps = {
  text: string;
  className: string;
  source: string;
  signUpUrl: string;
};

/**
 * A link that opens the lead dialog. Why is this an island? The dialog checks what is typed, and saves
 * without leaving the page. Without its code the link leads to the form's page.
 */
export function LeadOpener({ text, className, source, signUpUrl }: LeadOpenerProps) {
  const [opened, setOpened] = useState(0);
  return (
    <>
      <a
        href={paths.getStarted}
        className={className}
        data-replay=""
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          setOpened(opened + 1);
        }}
      >
        {text}
      </a>
      {opened === 0 ? null : <LeadDialog signUpUrl={signUpUrl} source={source} opened={opened} />}
    </>
  );
}
