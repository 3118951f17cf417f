import { Fragment } from 'react';

import { readableDomains } from '../../shared/text/readable-domain.ts';

const partsOf = (text: string) => readableDomains(text).split(/(?=@)|(?<=@\S*)(?=\.)/u);

/** A text with its e-mail addresses as people write them; they break before their "@" or a dot of their domain. */
export const EmailText = ({ children: text }: { children: string }) =>
  partsOf(text).map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
