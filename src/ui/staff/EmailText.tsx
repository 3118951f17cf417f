import { Fragment } from 'react';

/** A text whose e-mail addresses break before their "@" or a dot of their domain, not in a letter. */
export const EmailText = ({ children: text }: { children: string }) =>
  text.split(/(?=@)|(?<=@\S*)(?=\.)/u).map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
