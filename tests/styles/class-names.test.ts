import { expect, test } from 'vitest';

import { shortClassNames } from '../../tools/vite/class-names.ts';

test('a class has the same name in each build, so pages and stylesheets agree', () => {
  const build = () => {
    const name = shortClassNames();
    return ['one', 'two', 'one'].map((hash) => name({ hash, filePath: 'src/a.css.ts' }));
  };
  const [first = '', second = '', again] = build();
  expect(build()).toEqual([first, second, again]);
  expect(again).toBe(first);
  expect(second).not.toBe(first);
  for (const one of [first, second]) expect(one).toMatch(/^[a-z][a-z0-9]{3}$/);
});

test('classes of another file keep their names when a file is added', () => {
  const name = shortClassNames();
  name({ hash: 'x', filePath: 'src/new.css.ts' });
  const alone = shortClassNames()({ hash: 'y', filePath: 'src/old.css.ts' });
  expect(name({ hash: 'y', filePath: 'src/old.css.ts' })).toBe(alone);
});
