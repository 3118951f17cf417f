import { useState } from 'react';

import { VisuallyHidden } from '../../../src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { useKeys } from '../shell/keys.ts';
import type { Live } from './use-list.ts';
import * as styles from './NewRows.css.ts';

/** What a list has rows of, in words. */
export interface Noun {
  one: string;
  many: string;
}

/** The key that shows them. */
const KEY = '.';

interface NewRowsProps {
  live: Pick<Live, 'arrivals' | 'isNewAtStart'>;
  noun: Noun;
  onShow: () => void;
  /** Where they are on the first page, and another one is shown. */
  onGoToStart: () => void;
}

function textOf({ arrivals: { ids, isMore }, isNewAtStart }: NewRowsProps['live'], noun: Noun) {
  const count = ids.length;
  if (count > 0) return `${count}${isMore ? '+' : ''} new ${count === 1 ? noun.one : noun.many}`;
  return isNewAtStart ? `New ${noun.many} on the first page` : '';
}

/** What arrived since the rows were read; it shows when pressed, so that nothing moves by itself (LIV-01). */
export function NewRows({ live, noun, onShow, onGoToStart }: NewRowsProps) {
  const text = textOf(live, noun);
  const [announced, setAnnounced] = useState('');
  // Read out once, and not again with each further row.
  const known = text === '' ? '' : announced || text;
  if (known !== announced) setAnnounced(known);
  const show = live.arrivals.ids.length > 0 ? onShow : onGoToStart;
  useKeys([
    {
      key: KEY,
      label: `Show new ${noun.many}`,
      group: 'Read',
      isOffered: text !== '',
      run: () => {
        if (text) show();
        return text !== '';
      },
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
