import { useState } from 'react';
import { flushSync } from 'react-dom';

import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { useKeys } from '../../client/keys.ts';
import * as styles from './NewRows.css.ts';
import { focusRow } from './row-focus.ts';
import type { List } from './use-list.ts';

/** What a list has rows of, in words. */
export interface Noun {
  one: string;
  many: string;
}

/** The key that shows them. */
const KEY = '.';

/** What arrived since the rows were read; it shows when pressed, so that nothing moves by itself. */
export function NewRows({ list, noun }: { list: List<unknown>; noun: Noun }) {
  const { arrived, isMore, isNewAtStart } = list.live;
  const count = arrived.length;
  let text = '';
  if (count > 0) text = `${count}${isMore ? '+' : ''} new ${count === 1 ? noun.one : noun.many}`;
  else if (isNewAtStart) text = `New ${noun.many} on the first page`;
  const [announced, setAnnounced] = useState('');
  // Read out once, and not again with each further row.
  const known = text === '' ? '' : announced || text;
  if (known !== announced) setAnnounced(known);
  const show = () => {
    const [first] = arrived;
    if (first) flushSync(list.showArrivals);
    else list.go({ offset: 0 });
    list.region.current?.scrollTo(0, 0);
    if (first) focusRow(first);
    else list.region.current?.focus();
  };
  useKeys([
    {
      key: KEY,
      label: `Show new ${noun.many}`,
      group: 'Read',
      isFor: () => text !== '',
      run: show,
    },
  ]);
  return (
    <div className={styles.line}>
      <div role="status">
        <VisuallyHidden>{announced}</VisuallyHidden>
      </div>
      {text ? (
        <button
          className={styles.button}
          type="button"
          aria-keyshortcuts={KEY}
          title={`Show them (${KEY})`}
          onClick={show}
        >
          {text}
        </button>
      ) : null}
    </div>
  );
}
