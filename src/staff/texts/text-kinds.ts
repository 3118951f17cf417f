import { recordKinds } from '../../record-kinds.contract.ts';
import type { Filling } from '../../shared/text/mail-text.ts';
import { replyFilling } from '../replies/replies.contract.ts';
import type { RecordKind, StandardText } from '../work/record-kind.contract.ts';

const SAMPLE_NAME = 'Dana García';

/** An e-mail whose text staff can change, with its kind of record. */
export interface FoundStandard extends StandardText {
  id: string;
  kind: RecordKind;
}

const foundIn =
  (kind: RecordKind) =>
  ([id, text]: [string, StandardText]): FoundStandard => ({ ...text, id, kind });

export const standardTexts: readonly FoundStandard[] = recordKinds.flatMap((kind) =>
  Object.entries(kind.standardTexts ?? {}).map(foundIn(kind)),
);

/** The placeholders of a reply about a record, with the values of a sample person. */
export const sampleFilling = ({ filling }: RecordKind, me: string): Filling => ({
  ...replyFilling(SAMPLE_NAME, me),
  ...filling,
});
