import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  badCalls,
  complaint,
  deliver,
  jsonCall,
  shown,
  type BadCall,
} from '../helpers/bad-input.ts';
import { brokenBodies } from '../helpers/broken-bodies.ts';
import {
  applicationShape,
  contactShape,
  leadShape,
  type FormShape,
} from '../helpers/submission-shapes.ts';
import { expectNothingStored } from '../helpers/submissions.ts';
import { hostileTexts, noTexts } from '../features/contact/corpora/hostile-texts.ts';

/** Printed with every failure; the same seed makes the same calls. */
const SEED = 20_261_121;
const GENERATED = 2000;

/** Every field with every text that it must refuse, and with values of other types. */
function brokenFields({ good, texts, own, rules }: FormShape): BadCall[] {
  const fieldIs = (field: string, value: unknown) =>
    jsonCall({ ...good(), [field]: value }, { field, statuses: [422] });
  return [
    ...texts.flatMap((field) => [
      ...[...noTexts, null].map((value) => fieldIs(field, value)),
      ...hostileTexts
        .filter((text) => Object.hasOwn(rules({ ...good(), [field]: text }), field))
        .map((text) => fieldIs(field, text)),
    ]),
    ...own.map(([field, value]) => fieldIs(field, value)),
  ];
}

describe.each([
  ['contact', contactShape],
  ['leads', leadShape],
  ['affiliate applications', applicationShape],
] as const)('%s', (_name, shape) => {
  test('every listed bad request is refused with a message that names the field, and stores nothing', async () => {
    const calls = [...(await brokenBodies(shape)), ...brokenFields(shape)];
    expect(calls.length).toBeGreaterThan(150);
    const complaints: string[] = [];
    for (const call of calls) {
      const wrong = await complaint(await deliver(shape.path, call), call);
      if (wrong) complaints.push(`${wrong} <- ${shown(call)}`);
    }
    expect(complaints).toEqual([]);
    await expectNothingStored();
  });

  test(`${GENERATED} generated requests are refused with a message, and store nothing`, async () => {
    await fc.assert(
      fc.asyncProperty(badCalls(shape), async (call) => {
        const wrong = await complaint(await deliver(shape.path, call), call);
        if (wrong) throw new Error(`${wrong} <- ${shown(call)}`);
      }),
      { seed: SEED, numRuns: GENERATED, endOnFailure: true },
    );
    await expectNothingStored();
  });
});
