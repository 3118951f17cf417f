import { useEffect, useState } from 'react';

import { peopleApi, peopleTexts, personPath } from '../../../people/people.contract.ts';
import { useStaffQuery } from '../../client/staff-query.ts';
import { goTo, type Command } from './commands.ts';
import { contactOf } from '../../../shared/text/person-contact.ts';
import { readableDomains } from '../../../shared/text/readable-domain.ts';

/** Staff pause for about this long between words. */
const TYPING_PAUSE_MS = 200;
/** One letter finds too many to be of use. */
const LEAST_LETTERS = 2;

/** The heading that they are under. */
export const PEOPLE = 'People';

/** The people whose name, address or phone contains what is typed. */
export function usePeople(typed: string): { people: readonly Command[]; isSearching: boolean } {
  const wanted = typed.trim().length < LEAST_LETTERS ? '' : typed.trim();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const pause = setTimeout(() => setAsked(wanted), TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [wanted]);
  const { failed } = peopleTexts;
  const { data = [], isFetching } = useStaffQuery(
    ['people', asked],
    peopleApi.search,
    { query: { q: asked } },
    { failed, start: asked ? undefined : [] },
  );
  return {
    people: (wanted ? data : []).map(({ id, name, kinds, ...of }) => ({
      id,
      group: PEOPLE,
      label: name,
      hint: [readableDomains(contactOf(of)), ...kinds.toLowerCase().split(',')].join(' · '),
      run: goTo(personPath(id)),
    })),
    isSearching: wanted !== asked || isFetching,
  };
}
