import { Fragment } from 'react';

import { readableDomains } from '../../shared/text/readable-domain.ts';

/** A text with its e-mail addresses as people write them; they break before their "@" or a dot. */
export function EmailText({ children }: { children: string }) {
  const text = readableDomains(children);
  const breaks = [...text.matchAll(/(?!^)(?=@)|(?<=@\S*)(?=\.)|(?<=\S)(?=\.[^\s@]*@)/gu)].map(
    ({ index }) => index,
  );
  return [0, ...breaks].map((start, part) => (
    <Fragment key={start}>
      {start > 0 ? <wbr /> : null}
      {text.slice(start, breaks[part])}
    </Fragment>
  ));
}
