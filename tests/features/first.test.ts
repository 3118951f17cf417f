import { expect, test } from 'vitest';

import { request } from '../helpers/request.ts';

test('SHELL-01 the home page answers with its headline', async () => {
  const response = await request('/');
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('AI-Based Recruitment Assistant');
});
