import { useEffect, useState } from 'react';

import { applicationsApi } from '../../../src/features/affiliates/admin/affiliates-admin.contract.ts';
import { messagesApi } from '../../../src/features/contact/admin/messages-admin.contract.ts';
import { leadsApi } from '../../../src/features/leads/admin/leads-admin.contract.ts';
import { personPath } from '../../../src/features/people/people.contract.ts';
import { callAsStaff } from '../shell/call-as-staff.ts';
import { goTo, type Command } from './commands.ts';

/** Staff pause for about this long between words. */
const TYPING_PAUSE_MS = 200;
/** One letter finds too many to be of use. */
const LEAST_LETTERS = 2;
const OF_EACH_KIND = '5';
const SHOWN = 8;

interface Found {
  id: string;
  name: string;
  email: string;
  kind: string;
}

/** Searches the three lists that have people in them; one that fails is left out. */
async function search(typed: string, signal: AbortSignal): Promise<Found[]> {
  const input = { query: { search: typed, limit: OF_EACH_KIND } };
  const [leads, messages, applications] = await Promise.all([
    callAsStaff(leadsApi.list, input, { signal }),
    callAsStaff(messagesApi.list, input, { signal }),
    callAsStaff(applicationsApi.list, input, { signal }),
  ]);
  return [
    ...(leads.ok ? leads.value.data.map((row) => ({ ...row, kind: 'lead' })) : []),
    ...(applications.ok
      ? applications.value.data.map((row) => ({ ...row, kind: 'applicant' }))
      : []),
    ...(messages.ok ? messages.value.data.map((row) => ({ ...row, kind: 'message' })) : []),
  ];
}

/** One command for each address, with all that it was found as. */
function byAddress(found: readonly Found[]): readonly Command[] {
  const people = new Map<string, Omit<Found, 'kind'> & { kinds: Set<string> }>();
  for (const { kind, ...row } of found) {
    const known = people.get(row.email.toLowerCase());
    if (known) known.kinds.add(kind);
    else people.set(row.email.toLowerCase(), { ...row, kinds: new Set([kind]) });
  }
  return [...people.values()].slice(0, SHOWN).map(({ id, name, email, kinds }) => ({
    id,
    group: 'People',
    label: name,
    hint: [email, ...kinds].join(' · '),
    run: goTo(personPath(id)),
  }));
}

/** The people whose name or address contains what is typed. */
export function usePeople(typed: string): { people: readonly Command[]; isSearching: boolean } {
  const wanted = typed.trim();
  const [found, setFound] = useState<{ of: string; people: readonly Command[] }>({
    of: '',
    people: [],
  });
  const isWanted = wanted.length >= LEAST_LETTERS;
  useEffect(() => {
    if (!isWanted) return undefined;
    const controller = new AbortController();
    const find = async () => {
      const rows = await search(wanted, controller.signal);
      if (!controller.signal.aborted) setFound({ of: wanted, people: byAddress(rows) });
    };
    const pause = setTimeout(() => void find(), TYPING_PAUSE_MS);
    return () => {
      clearTimeout(pause);
      controller.abort();
    };
  }, [wanted, isWanted]);
  return {
    // Those of the letters before stay until the next are known.
    people: isWanted ? found.people : [],
    isSearching: isWanted && found.of !== wanted,
  };
}
