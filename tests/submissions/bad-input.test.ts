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
  applicationIntake,
  contactIntake,
  leadIntake,
  type Intake,
} from '../helpers/submission-shapes.ts';
import { expectNothingKept } from '../helpers/submissions.ts';
import { hostileTexts, noTexts } from '../features/contact/corpora/hostile-texts.ts';

/** Printed with every failure; the same seed makes the same calls. */
const SEED = 20_261_121;
const GENERATED = 2000;
const TIME_MS = 60_000;

/** Every field with every text that it must refuse, and with everything that is no text. */
function brokenFields({ good, texts, own, rules }: Intake): BadCall[] {
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
  ['contact', contactIntake],
  ['leads', leadIntake],
  ['affiliate applications', applicationIntake],
] as const)('%s', (_name, intake) => {
  test(
    'A7 what is listed as bad is refused in words, names its field, and leaves nothing behind',
    async () => {
      const calls = [...(await brokenBodies(intake)), ...brokenFields(intake)];
      expect(calls.length).toBeGreaterThan(150);
      const complaints: string[] = [];
      for (const call of calls) {
        const wrong = await complaint(await deliver(intake.path, call), call);
        if (wrong) complaints.push(`${wrong} <- ${shown(call)}`);
      }
      expect(complaints).toEqual([]);
      await expectNothingKept();
    },
    TIME_MS,
  );

  test(
    `A7 ${GENERATED} generated calls are refused in words, and leave nothing behind`,
    async () => {
      await fc.assert(
        fc.asyncProperty(badCalls(intake), async (call) => {
          const wrong = await complaint(await deliver(intake.path, call), call);
          if (wrong) throw new Error(`${wrong} <- ${shown(call)}`);
        }),
        { seed: SEED, numRuns: GENERATED, endOnFailure: true },
      );
      await expectNothingKept();
    },
    TIME_MS,
  );
});
