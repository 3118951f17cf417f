import { sendJson } from './request.ts';

/** Signs in as staff. @returns the cookie to send */
export async function signIn(password = 'shortlist'): Promise<string> {
  const response = await sendJson('POST', '/api/admin/session', { password });
  if (response.status !== 204) throw new Error(`Sign-in answered ${response.status}`);
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}
