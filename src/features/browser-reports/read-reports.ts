import { z } from 'zod';

/** Reports read from one request; browsers send at most a hundred. */
const MAX_REPORTS = 100;

const text = z.string().catch('');

/** One report as the Reporting API sends it; of everything else in it nothing is read. */
const report = z.object({
  type: text,
  body: z
    .object({ effectiveDirective: text, blockedURL: text, disposition: text, type: text })
    .partial()
    .catch({}),
});
const reports = z.array(report.catch({ type: '', body: {} }));

/** One report as browsers without the Reporting API send it. */
const policyReport = z.object({
  'csp-report': z
    .object({
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      disposition: text,
    })
    .partial(),
});

const DIRECTIVES: ReadonlySet<string> = new Set(
  (
    'default-src script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr ' +
    'img-src media-src font-src connect-src frame-src child-src worker-src object-src manifest-src ' +
    'base-uri form-action frame-ancestors require-trusted-types-for trusted-types'
  ).split(' '),
);
const NETWORK_ERRORS: ReadonlySet<string> = new Set(
  'dns tcp tls http abandoned unknown'.split(' '),
);
const OTHERS: ReadonlySet<string> = new Set(
  'coep coop crash deprecation intervention permissions-policy-violation'.split(' '),
);

const known = (list: ReadonlySet<string>, name: string): string =>
  list.has(name) ? name : 'other';

/** Extensions break a page's policy in their visitor's browser; the site is not concerned. */
const isExtension = (address: string): boolean => /^(?:\w+-)*extension\b/.test(address);

function policyBreach(directive: string, blocked: string, disposition: string): string[] {
  if (isExtension(blocked)) return [];
  const kind = disposition === 'report' ? 'policy_tried' : 'policy';
  // "script-src 'self'" in older browsers.
  return [`${kind} ${known(DIRECTIVES, directive.split(' ', 1)[0] ?? '')}`];
}

function breachesIn({ type, body }: z.output<typeof report>): string[] {
  if (type === 'csp-violation') {
    const { effectiveDirective = '', blockedURL = '', disposition = '' } = body;
    return policyBreach(effectiveDirective, blockedURL, disposition);
  }
  if (type === 'network-error') {
    const [family = ''] = (body.type ?? '').split('.', 1);
    return [`network ${known(NETWORK_ERRORS, family)}`];
  }
  return [`browser ${known(OTHERS, type)}`];
}

/**
 * What the body of a browser's report says, in names from fixed lists ("policy script-src") and without
 * anything of the visitor; undefined for a body that is no report.
 */
export function readReportBody(sent: unknown): string[] | undefined {
  // Safari sends its report without the list, and as a csp-report.
  const isOne = typeof sent === 'object' && sent !== null && 'type' in sent;
  const several = reports.safeParse(isOne ? [sent] : sent);
  if (several.success) return several.data.slice(0, MAX_REPORTS).flatMap(breachesIn);
  const one = policyReport.safeParse(sent);
  if (!one.success) return undefined;
  const breach = one.data['csp-report'];
  return policyBreach(
    breach['effective-directive'] || breach['violated-directive'] || '',
    breach['blocked-uri'] ?? '',
    breach.disposition ?? '',
  );
}
