import { CAPTCHA_REQUIRED, type CaptchaDemand } from '../captcha.contract.ts';
import { mintToken } from './captcha-token.ts';

/** What a refusal asks for, if it is one that a token lifts. */
function demandIn(body: unknown): CaptchaDemand | undefined {
  const isDemand =
    typeof body === 'object' && body !== null && 'code' in body && body.code === CAPTCHA_REQUIRED;
  return isDemand ? (body as CaptchaDemand) : undefined;
}

/**
 * The token that a refused form has to be sent again with; undefined when the refusal asks for none,
 * or the captcha does not come.
 */
export async function tokenFor(body: unknown): Promise<string | undefined> {
  const demand = demandIn(body);
  if (!demand) return undefined;
  try {
    return await mintToken(demand.captcha);
  } catch (error) {
    console.warn(String(error));
    return undefined;
  }
}
