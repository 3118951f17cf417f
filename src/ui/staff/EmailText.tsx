import { Fragment } from 'react';

/** A text whose e-mail addresses break before their "@" or a dot of their domain, not in a letter. */
export function EmailText({ children: text }: { children: string }) {
  const breaks = [...text.matchAll(/(?!^)(?=@)|(?<=@\S*)(?=\.)/gu)].map(({ index }) => index);
  return [0, ...breaks].map((start, part) => (
    <Fragment key={start}>
      {start > 0 ? <wbr /> : null}
      {text.slice(start, breaks[part])}
    </Fragment>
  ));
}
