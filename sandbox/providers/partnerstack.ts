import { bodyText, isObject, json, parseJson } from '../responses.ts';
import { PARTNERSTACK_PUBLIC_KEY, PARTNERSTACK_SECRET_KEY } from '../credentials.ts';
import type { Partner, SandboxState } from '../state.ts';
import type { SandboxProvider } from './provider.ts';

const COLLECTION = '/api/v2/partnerships';
const GROUP = { key: 'default', name: 'Affiliates', slug: 'affiliates', default: true };
/** Maximum lengths (docs/providers.md). */
const TEXT_FIELDS: Record<string, number> = {
  email: 255,
  first_name: 50,
  last_name: 50,
  group_key: 255,
  partner_key: 255,
  manager_email: 255,
  manager_name: 255,
};

function envelope(status: number, message: string, data?: unknown): Response {
  return json(data === undefined ? { message, status } : { data, message, status }, status);
}

function partnerJson(partner: Partner): Record<string, unknown> {
  const { group_key: groupKey, ...rest } = partner;
  return {
    ...rest,
    updated_at: partner.created_at,
    joined_at: partner.created_at,
    group: groupKey === null ? GROUP : { ...GROUP, key: groupKey },
    tier: null,
    team: null,
    manager: null,
    mdata: {},
    stats: {},
  };
}

/** The validation error of a create body, worded like a JSON schema validator's; null when valid. */
function validationError(body: Record<string, unknown>): string | null {
  if (!('email' in body)) return "'email' is a required property";
  for (const [name, maxLength] of Object.entries(TEXT_FIELDS)) {
    const value = body[name];
    if (value === undefined || (value === null && name !== 'email')) continue;
    if (typeof value !== 'string') return `${JSON.stringify(value)} is not of type 'string'`;
    if (value.length > maxLength) return `'${value}' is too long`;
  }
  for (const name of ['tags', 'fields']) {
    const value = body[name];
    if (value !== undefined && !Array.isArray(value)) {
      return `${JSON.stringify(value)} is not of type 'array'`;
    }
  }
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(String(body['email']))) {
    return `'${String(body['email'])}' is not a 'email'`;
  }
  return null;
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function find(state: SandboxState, identifier: string): Partner | undefined {
  return state.partners.find(
    (partner) =>
      partner.key === identifier ||
      partner.partner_key === identifier ||
      partner.email.toLowerCase() === identifier.toLowerCase(),
  );
}

async function create(request: Request, state: SandboxState): Promise<Response> {
  const body = parseJson(await bodyText(request));
  if (!isObject(body)) return envelope(400, 'Failed to decode JSON object');
  const error = validationError(body);
  if (error !== null) return envelope(400, error);

  const email = String(body['email']);
  const wanted = textOrNull(body['partner_key']);
  if (find(state, email)) return envelope(400, 'A partnership with this email already exists');
  if (wanted !== null && state.partners.some((partner) => partner.partner_key === wanted)) {
    return envelope(400, 'A partnership with this partner_key already exists');
  }
  const random = crypto.randomUUID().replaceAll('-', '');
  const firstName = textOrNull(body['first_name']);
  const base = (firstName ?? email.split('@')[0] ?? '').toLowerCase().replace(/[^a-z0-9]+/g, '');
  const partner: Partner = {
    key: `part_${random.slice(0, 14)}`,
    partner_key: wanted ?? `${base}${random.slice(14, 18)}`,
    email,
    first_name: firstName,
    last_name: textOrNull(body['last_name']),
    group_key: textOrNull(body['group_key']),
    tags: Array.isArray(body['tags']) ? body['tags'].map(String) : [],
    fields: Array.isArray(body['fields']) ? body['fields'] : [],
    created_at: state.now(),
  };
  state.partners.push(partner);
  return envelope(200, 'Partnership successfully created', partnerJson(partner));
}

function list(url: URL, state: SandboxState): Response {
  const query = url.searchParams;
  const limit = Number(query.get('limit') ?? '10');
  if (!Number.isInteger(limit) || limit < 1 || limit > 250) {
    return envelope(400, 'limit must be between 1 and 250');
  }
  const after = query.get('starting_after');
  const before = query.get('ending_before');
  if (after !== null && before !== null) {
    return envelope(400, 'starting_after and ending_before are mutually exclusive');
  }
  // In order of created_at.
  const all = [...state.partners];
  if ((query.get('order_by') ?? '-created_at') === '-created_at') all.reverse();
  const cursor = after ?? before;
  const at = cursor === null ? -1 : all.findIndex((partner) => partner.key === cursor);
  if (cursor !== null && at < 0) return envelope(400, `'${cursor}' is not a known key`);
  const rest = before === null ? all.slice(at + 1) : all.slice(0, at);
  const items = before === null ? rest.slice(0, limit) : rest.slice(-limit);
  return envelope(200, 'Partnerships retrieved', {
    has_more: rest.length > items.length,
    items: items.map(partnerJson),
  });
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * PartnerStack vendor API v2 (docs/providers.md): create, list and get partnerships (by key,
 * partner key or e-mail), and list groups. Basic auth. An existing partnership answers 400, because
 * no other status is documented.
 */
async function handlePartnerStack(request: Request, state: SandboxState): Promise<Response> {
  const url = new URL(request.url);
  const expected = `Basic ${btoa(`${PARTNERSTACK_PUBLIC_KEY}:${PARTNERSTACK_SECRET_KEY}`)}`;
  if (request.headers.get('Authorization') !== expected) {
    return envelope(401, 'Invalid authentication credentials');
  }
  const path = url.pathname.replace(/\/$/, '');
  if (path === COLLECTION) {
    if (request.method === 'POST') return create(request, state);
    if (request.method === 'GET') return list(url, state);
    return envelope(405, 'Method not allowed');
  }
  if (path.startsWith(`${COLLECTION}/`)) {
    if (request.method !== 'GET') return envelope(405, 'Method not allowed');
    const partner = find(state, decoded(path.slice(COLLECTION.length + 1)));
    return partner
      ? envelope(200, 'Partnership retrieved', partnerJson(partner))
      : envelope(404, 'Partnership not found');
  }
  if (path === '/api/v2/groups' && request.method === 'GET') {
    return envelope(200, 'Groups retrieved', { has_more: false, items: [GROUP] });
  }
  return envelope(404, 'Not found');
}

export const sandboxProvider: SandboxProvider = {
  host: 'api.partnerstack.com',
  handle: handlePartnerStack,
};
