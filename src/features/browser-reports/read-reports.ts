import { z } from 'zod';

/** Reports read from one request; browsers send at most a hundred. */
const MAX_REPORTS = 100;

const text = z.string().catch('');
const body = z
  .object({ effectiveDirective: text, blockedURL: text, disposition: text, type: text })
  .partial()
  .catch({});

/** One report as the Reporting API sends it; of everything else in it nothing is read. */
const report = z.object({ type: text, body });
type Report = z.output<typeof report>;

/** One report as browsers without the Reporting API send it. */
const policyReport = z
  .object({
    'csp-report': z
      .object({
        'effective-directive': text,
        'violated-directive': text,
        'blocked-uri': text,
        disposition: text,
      })
      .partial(),
  })
  .transform(({ 'csp-report': breach }): Report[] => [
    {
      type: 'csp-violation',
      body: {
        effectiveDirective: breach['effective-directive'] || breach['violated-directive'],
        blockedURL: breach['blocked-uri'],
        disposition: breach.disposition,
      },
    },
  ]);

const sentSchema = z.union([
  z.array(report.catch({ type: '', body: {} })),
  // Safari sends its report without the list, and as a csp-report.
  report.extend({ type: z.string() }).transform((one) => [one]),
  policyReport,
]);

const NAMES: ReadonlySet<string> = new Set(
  (
    'default-src script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr ' +
    'img-src media-src font-src connect-src frame-src child-src worker-src object-src manifest-src ' +
    'base-uri form-action frame-ancestors require-trusted-types-for trusted-types ' +
    'dns tcp tls http abandoned unknown ' +
    'coep coop crash deprecation intervention permissions-policy-violation'
  ).split(' '),
);

/** The first word, where it is one that we know: "script-src 'self'" in older browsers. */
const known = (words = ''): string => {
  const [first = ''] = words.split(/[ .]/, 1);
  return NAMES.has(first) ? first : 'other';
};

function breachesIn({ type, body: { effectiveDirective, blockedURL, ...rest } }: Report): string[] {
  if (type === 'network-error') return [`network ${known(rest.type)}`];
  if (type !== 'csp-violation') return [`browser ${known(type)}`];
  // Extensions break a page's policy in their visitor's browser; the site is not concerned.
  if (/^(?:\w+-)*extension\b/.test(blockedURL ?? '')) return [];
  const kind = rest.disposition === 'report' ? 'policy_tried' : 'policy';
  return [`${kind} ${known(effectiveDirective)}`];
}

/**
 * What the body of a browser's report says, in names from a fixed list ("policy script-src") and without
 * anything of the visitor; undefined for a body that is no report.
 */
export function readReportBody(sent: unknown): string[] | undefined {
  const read = sentSchema.safeParse(sent);
  return read.success ? read.data.slice(0, MAX_REPORTS).flatMap(breachesIn) : undefined;
}
