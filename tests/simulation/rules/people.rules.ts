import { ERASED } from '../../helpers/personal-data.ts';
import type { Model } from '../model.ts';
import { rule } from './rule.ts';

/** What people were promised whom staff erased. */

function erasedIn({ erased }: Model, text: string): string | undefined {
  const searched = text.toLowerCase();
  return [...erased].find((name) => searched.includes(name.toLowerCase()));
}

export const PEOPLE_RULES = [
  rule('Nothing is stored of an erased person', 'command', (model) => {
    for (const table of model.erased.size > 0 ? Object.keys(ERASED) : []) {
      const name = erasedIn(model, JSON.stringify(model.read(`select * from ${table}`)));
      if (name) return `${table} has ${name}`;
    }
    return undefined;
  }),

  rule('Nothing is sent of an erased person', 'leaving', (model, { host, body }) => {
    const name = erasedIn(model, body);
    return name && `${host} gets ${name}`;
  }),
];
