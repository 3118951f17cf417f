import { expect, test } from 'vitest';

import { outboxHandlers } from '../../src/outbox-handlers.ts';
import { outboxKinds } from '../../src/shared/outbox-kinds.ts';

test('every kind of call has one handler, or its rows would wait for ever', () => {
  const handled = outboxHandlers.flatMap(({ kinds }) => kinds);
  expect(handled.toSorted()).toEqual(outboxKinds.toSorted());
});
