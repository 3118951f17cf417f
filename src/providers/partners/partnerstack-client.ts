import type {
  NewPartnership,
  Partners,
  Partnership,
  RegisteredPartnership,
} from '../../features/affiliates/registration/partner.port.ts';
import { failure, success, type Result } from '../../shared/result.ts';
import { callProvider, statusFailure, type ProviderResponse } from '../http.ts';
import { notConfigured, type ProviderFailure } from '../../shared/provider-failure.ts';
import type { SettingsOf } from '../provider.ts';
import { complaintIn, createBody, partnershipIn, type PartnershipIds } from './partnerstack-api.ts';
import { partnerstack } from './partnerstack.ts';

const PROVIDER = partnerstack.id;
const CREATE_DEADLINE_MS = 10_000;
const FIND_DEADLINE_MS = 6_000;
const MAX_BYTES = 256 * 1024;

const PARTNER_TEXTS = {
  notSent: 'Failed to send to PartnerStack',
  unreadable: 'Unknown server error',
  noId: 'No partner ID returned from server',
  serverError: (status: number, statusText: string) =>
    `Server error: ${status} ${statusText}`.trim(),
} as const;

const malformed = ({ status }: ProviderResponse, message: string) =>
  failure<ProviderFailure>({
    provider: PROVIDER,
    reason: 'malformed',
    status,
    message,
  });

const refused = (response: ProviderResponse) =>
  failure(
    statusFailure(
      PROVIDER,
      response,
      complaintIn(response) ?? PARTNER_TEXTS.serverError(response.status, response.statusText),
    ),
  );

const isSuccess = ({ status }: ProviderResponse): boolean => status >= 200 && status < 300;

function identified({ key, partnerKey }: PartnershipIds): Partnership | undefined {
  const id = key ?? partnerKey;
  return id === undefined ? undefined : { id, partnerKey };
}

/** PartnerStack with our keys. */
interface Account {
  outbound: typeof fetch;
  /** The address of all partnerships. */
  collection: string;
  headers: Readonly<Record<string, string>>;
}

/** Partnerships, in PartnerStack's vendor API v2. */
export function createPartners(
  settings: SettingsOf<typeof partnerstack>,
  outbound: typeof fetch,
): Partners {
  const { PARTNERSTACK_PUBLIC_KEY: publicKey, PARTNERSTACK_SECRET_KEY: secretKey } = settings;
  if (!publicKey || !secretKey) {
    const off = async () => failure({ ...notConfigured(PROVIDER), message: PARTNER_TEXTS.notSent });
    return { createPartnership: off, findByEmail: off };
  }
  const account: Account = {
    outbound,
    collection: `${settings.PARTNERSTACK_API_URL.replace(/\/$/, '')}/partnerships`,
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      authorization: `Basic ${btoa(`${publicKey}:${secretKey}`)}`,
    },
  };
  return {
    findByEmail: (email) => findByEmail(account, email),
    createPartnership: (applicant) => createPartnership(account, applicant),
  };
}

async function findByEmail(
  account: Account,
  email: string,
): Promise<Result<Partnership | null, ProviderFailure>> {
  const { collection, headers } = account;
  const url = `${collection}/${encodeURIComponent(email)}`;
  const received = await call(account, new Request(url, { headers }), FIND_DEADLINE_MS);
  if (!received.ok) return received;
  const response = received.value;
  if (response.status === 404) return success(null);
  if (!isSuccess(response)) return refused(response);
  const found = partnershipIn(response);
  if (!found) return malformed(response, PARTNER_TEXTS.unreadable);
  // The identifier may also be a key: a response about somebody else means 'not found'.
  if (found.email !== undefined && found.email.toLowerCase() !== email.toLowerCase()) {
    return success(null);
  }
  const partnership = identified(found);
  return partnership ? success(partnership) : malformed(response, PARTNER_TEXTS.noId);
}

async function createPartnership(
  account: Account,
  applicant: NewPartnership,
): Promise<Result<RegisteredPartnership, ProviderFailure>> {
  const { collection, headers } = account;
  const request = new Request(collection, {
    method: 'POST',
    headers,
    body: createBody(applicant),
  });
  const received = await call(account, request, CREATE_DEADLINE_MS);
  if (!received.ok) return received;
  const response = received.value;
  if (response.status === 400 || response.status === 409) {
    // No status or text for "already exists" is documented, so the e-mail is looked up.
    const known = await findByEmail(account, applicant.email);
    return known.ok && known.value
      ? success({ ...known.value, alreadyExisted: true })
      : refused(response);
  }
  if (!isSuccess(response)) return refused(response);
  const made = partnershipIn(response);
  if (!made) return malformed(response, PARTNER_TEXTS.unreadable);
  const partnership = identified(made);
  return partnership
    ? success({ ...partnership, alreadyExisted: false })
    : malformed(response, PARTNER_TEXTS.noId);
}

/** A call without a response fails in the words of the original site. */
async function call({ outbound }: Account, request: Request, deadlineMs: number) {
  const received = await callProvider(outbound, request, {
    provider: PROVIDER,
    deadlineMs,
    maxBytes: MAX_BYTES,
  });
  if (received.ok) return received;
  const { reason } = received.error;
  return failure({
    ...received.error,
    message: reason === 'malformed' ? PARTNER_TEXTS.unreadable : PARTNER_TEXTS.notSent,
  });
}
