import { useEffect, useState } from 'react';

import { viewsApi } from '../../../src/staff-list/views.contract.ts';
import { callAsStaff } from '../../api/call-as-staff.ts';
import { viewCommand, type Command } from './commands.ts';

/** The reader's saved views; none where they cannot be read, as the palette is of use without them. */
export function useViews(): readonly Command[] {
  const [views, setViews] = useState<readonly Command[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      const read = await callAsStaff(viewsApi.all, {}, { signal: controller.signal });
      if (read.ok) setViews(read.value.data.map((view) => viewCommand(view)));
    };
    void load();
    return () => controller.abort();
  }, []);
  return views;
}
