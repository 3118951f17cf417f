import { mintCaptchaToken } from '../../sandbox/providers/recaptcha.ts';
import { local } from '../local.ts';

export type Kind = 'page' | 'blog' | 'submission' | 'staff';

export interface Acknowledged {
  table: string;
  email: string;
}

export interface Traffic {
  origin: string;
  random: () => number;
  /** Of the staff session, once there is one. */
  cookie: string;
  acknowledged: Acknowledged[];
}

export interface Drawn {
  kind: Kind;
  /** Its name in docs/faults.md. */
  call: string;
  /** @returns the status */
  send: (signal: AbortSignal) => Promise<number>;
}

const PAGES =
  '/ /features /how-it-works /testimonials /pricing /get-started /Affiliates /affiliate-terms /careers /aboutus /press /SignUp /contact /sitemap.xml /llms.txt /robots.txt /api/health /nothing-here'.split(
    ' ',
  );
const BLOG = ['/blog', '/blog?q=hiring', '/blog?page=2', '/blog/rss.xml', '/blog/not-a-post'];
/** Posts of the sandbox. */
const POSTS = ['', '.md', '.html'];
const STAFF =
  '/admin/leads /admin/affiliates /admin/mail /admin/site /admin/audit /api/admin/leads'.split(' ');

let posts: string[] = [];

const CLOSED = /^(?:ECONNRESET|EPIPE|UND_ERR_SOCKET)$/;

/** Whether `fetch` failed because the other side had closed the connection. */
export const isClosedConnection = (error: unknown): boolean =>
  error instanceof TypeError && CLOSED.test(String((error.cause as { code?: string }).code));

async function get(traffic: Traffic, path: string, signal: AbortSignal, cookie = '') {
  const response = await fetch(traffic.origin + path, {
    redirect: 'manual',
    signal,
    headers: cookie ? { cookie } : {},
  });
  const body = await response.arrayBuffer();
  if (path === '/blog' && posts.length === 0) {
    const text = new TextDecoder().decode(body);
    posts = [...text.matchAll(/href="(\/blog\/[a-z0-9-]+)"/g)].map(([, post]) => post ?? '');
  }
  return response.status;
}

/** The name under which the table has an address. */
function callOf(path: string): string {
  const [plain = path] = path.split('?');
  if (path.startsWith('/blog?q=')) return 'GET /blog?q=body';
  if (plain === '/blog/not-a-post' || plain === '/blog' || plain.endsWith('.xml'))
    return `GET ${plain}`;
  const extension = /^\/blog\/[^.]+(\.\w+)?$/.exec(plain);
  return extension ? `GET /blog/post-1${extension[1] ?? ''}` : `GET ${plain}`;
}

const SUBMISSIONS = [
  {
    table: 'contact_messages',
    path: '/api/contact',
    body: (email: string) => ({
      name: 'Mary Whitfield',
      email,
      subject: 'Hiring two nurses',
      message: `We are looking for two night nurses, write to ${email} please.`,
      captcha_token: mintCaptchaToken(),
      timestamp: '2026-11-21T09:30:00.000Z',
      user_agent: 'Soak test',
    }),
  },
  {
    table: 'leads',
    path: '/api/leads',
    body: (email: string) => ({
      ...{ name: 'Tom Okafor', email, source: 'RiC_Hero_CTA', partner_key: null },
      captcha_token: mintCaptchaToken(),
    }),
  },
  {
    table: 'affiliate_applications',
    path: '/api/affiliates/applications',
    body: (email: string) => ({
      ...{ firstName: 'Ana', lastName: 'Quintero', email, experience: 'intermediate' },
      ...{ audience: 'HR leads who read my letter.', motivation: 'They ask me every week.' },
      ...{ terms: true, captcha_token: mintCaptchaToken() },
    }),
  },
] as const;

async function submit(
  traffic: Traffic,
  { table, path, body }: (typeof SUBMISSIONS)[number],
  signal: AbortSignal,
): Promise<number> {
  const email = `${table.slice(0, 4)}.${crypto.randomUUID()}@soak.example`;
  const response = await fetch(traffic.origin + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: traffic.origin,
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify(body(email)),
    signal,
  });
  await response.arrayBuffer();
  if (response.ok) traffic.acknowledged.push({ table, email });
  return response.status;
}

async function asStaff(traffic: Traffic, path: string, signal: AbortSignal): Promise<number> {
  if (!traffic.cookie) {
    const response = await fetch(`${traffic.origin}/api/admin/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: traffic.origin },
      body: JSON.stringify({ password: local.password }),
      signal,
    });
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
    traffic.cookie = cookies.join('; ');
  }
  return get(traffic, path, signal, traffic.cookie);
}

/** The next request: 80% pages, 15% blog, 4% submissions, 1% staff. */
export function drawRequest(traffic: Traffic): Drawn {
  const { random } = traffic;
  const pick = <Item>(items: readonly Item[], otherwise: Item): Item =>
    items[Math.floor(random() * items.length)] ?? otherwise;
  const share = random();
  if (share < 0.8) {
    const path = pick(PAGES, '/');
    return { kind: 'page', call: callOf(path), send: (signal) => get(traffic, path, signal) };
  }
  if (share < 0.95) {
    const post = posts.length > 0 && random() < 0.6;
    const path = post ? pick(posts, '/blog') + pick(POSTS, '') : pick(BLOG, '/blog');
    return { kind: 'blog', call: callOf(path), send: (signal) => get(traffic, path, signal) };
  }
  if (share < 0.99) {
    const form = pick(SUBMISSIONS, SUBMISSIONS[0]);
    return {
      kind: 'submission',
      call: `POST ${form.path}`,
      send: (signal) => submit(traffic, form, signal),
    };
  }
  const path = pick(STAFF, '/admin/leads');
  return { kind: 'staff', call: `GET ${path}`, send: (signal) => asStaff(traffic, path, signal) };
}
