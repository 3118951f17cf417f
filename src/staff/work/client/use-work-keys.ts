import { useEffect } from 'react';

import { useKeys } from '../../client/keys.ts';
import { followModality, leaveFieldsByEscape } from '../../list/client/row-focus.ts';
import type { DetailsOf, WorkRow } from '../work.contract.ts';
import type { Work } from './use-work.ts';
import { workKeys } from './work-keys.ts';

/** Binds the keys of a list with a pane. */
export function useWorkKeys<Row extends WorkRow, Details extends DetailsOf<Row>>(
  work: Work<Row, Details>,
): void {
  useEffect(followModality, []);
  useEffect(leaveFieldsByEscape, []);
  useKeys(workKeys(work));
}
