import type { AnyEndpoint, CallInput, RequestOf, ResponseOf } from '../../src/shared/api.ts';
import type { Result } from '../../src/shared/result.ts';
import { call, type ApiFailure } from '../api/call.ts';
import { takeHoneypot } from './controls.ts';
import { sendOnce, type FormName } from './send-once.ts';

/** Sends a body, with the honeypot and, if the form has a name, an idempotency key. */
export type Send = <E extends AnyEndpoint>(
  endpoint: E,
  body: NonNullable<RequestOf<E>['body']>,
) => Promise<Result<ResponseOf<E>, ApiFailure>>;

/** While very many forms arrive, the Worker asks for the captcha. */
async function callWithCaptcha<E extends AnyEndpoint>(
  endpoint: E,
  body: object,
  headers: Readonly<Record<string, string>>,
): Promise<Result<ResponseOf<E>, ApiFailure>> {
  const post = (whole: object) => call(endpoint, { body: whole } as CallInput<E>, { headers });
  const sent = await post(body);
  if (sent.ok || sent.error.status !== 403) return sent;
  const { tokenFor } = await import('../../src/features/captcha/client/required.ts');
  const captcha_token = await tokenFor(sent.error.body);
  return captcha_token ? post({ ...body, captcha_token }) : sent;
}

interface Sender {
  element: HTMLFormElement;
  /** Under which the idempotency key is stored. */
  name: FormName | undefined;
  values: unknown;
  /** Gets the errors of the fields that the Worker reports. */
  onRefused: (errors: ApiFailure['fields']) => void;
}

export const senderOf =
  ({ element, name, values, onRefused }: Sender): Send =>
  async (endpoint, body) => {
    const whole = { ...body, ...takeHoneypot(element) };
    const post = (headers: Readonly<Record<string, string>>) =>
      callWithCaptcha(endpoint, whole, headers);
    const sent = await (name ? sendOnce(name, values, post) : post({}));
    if (!sent.ok && sent.error.status === 422) onRefused(sent.error.fields);
    return sent;
  };
