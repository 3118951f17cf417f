import { endpoint } from '../../shared/api.ts';

export const captchaApi = {
  verify: endpoint('POST', '/api/verify-captcha').of<
    { body: { token: string } },
    { success: boolean; score?: number; 'error-codes': string[] }
  >(),
} as const;
