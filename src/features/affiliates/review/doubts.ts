import type { Database } from '../../../db/client.ts';
import { readOthers, SHARED_KINDS } from './doubts.queries.ts';
import type { Doubt, DoubtDetails } from './review.contract.ts';

/** The doubts about an application, each with the applications that it is about. */
export const readDoubts = (
  db: Database,
  { id, doubts }: { id: string; doubts: readonly Doubt[] },
): Promise<DoubtDetails[]> =>
  Promise.all(
    doubts.map(async (doubt) => {
      const shared = SHARED_KINDS.find((kind) => kind === doubt);
      const others = shared ? await readOthers(db, id, shared) : [];
      return {
        doubt,
        others: others.map(({ firstName, lastName, ...rest }) => ({
          name: `${firstName} ${lastName}`,
          ...rest,
        })),
      };
    }),
  );
