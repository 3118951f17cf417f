import { expect, test } from 'vitest';

const workflows = import.meta.glob<string>('/.github/workflows/*.yml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const [manifest] = Object.values(
  import.meta.glob<{ scripts: Record<string, string> }>('/package.json', {
    import: 'default',
    eager: true,
  }),
);

const matches = (pattern: RegExp) =>
  Object.values(workflows).flatMap((text) =>
    [...text.matchAll(pattern)].map(([, one]) => one ?? ''),
  );

test('CI runs only actions of a fixed commit, so that a moved tag changes nothing', () => {
  const used = matches(/uses: (\S+)/g);
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
});

test('CI may read the repository and nothing more', () => {
  for (const text of Object.values(workflows)) {
    expect(text).toContain('permissions:\n  contents: read\n');
    expect(text).not.toMatch(/: write\b|pull_request_target/);
  }
});

test('every command that CI runs exists', () => {
  const unknown = matches(/npm run ([\w:-]+)/g).filter((name) => !manifest?.scripts[name]);
  expect(unknown).toEqual([]);
});
