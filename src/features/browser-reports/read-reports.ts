/** Reports read from one request; browsers send at most a hundred. */
const MAX_REPORTS = 100;

const fieldsOf = (sent: unknown): Readonly<Record<string, unknown>> =>
  typeof sent === 'object' && sent !== null ? { ...sent } : {};

/** The first word, where it is a name of the platform's: "script-src 'self'" in older browsers. */
const named = (sent: unknown): string => {
  const [first = ''] = typeof sent === 'string' ? sent.split(/[ .]/, 1) : [];
  return /^[a-z-]{2,30}$/.test(first) ? first : 'other';
};

/** One report, of the Reporting API or as older browsers send it; nothing else in it is read. */
function breachIn(sent: unknown): string[] {
  const { type, body, 'csp-report': older } = fieldsOf(sent);
  const said = fieldsOf(older ?? body);
  if (type === 'network-error') return [`network ${named(said['type'])}`];
  if (type !== 'csp-violation' && !older) return [`browser ${named(type)}`];
  // Extensions break a page's policy in their visitor's browser; the site is not concerned.
  const blocked = said['blockedURL'] ?? said['blocked-uri'];
  if (typeof blocked === 'string' && /^(?:\w+-)*extension\b/.test(blocked)) return [];
  const directive =
    said['effectiveDirective'] || said['effective-directive'] || said['violated-directive'];
  return [`${said['disposition'] === 'report' ? 'policy_tried' : 'policy'} ${named(directive)}`];
}

/**
 * What the body of a browser's report says, in names of the platform ("policy script-src") and without
 * anything of the visitor; undefined for a body that is no report.
 */
export function readReportBody(sent: unknown): string[] | undefined {
  // Safari sends its report without the list.
  const { type, 'csp-report': older } = fieldsOf(sent);
  const isOne = typeof type === 'string' || typeof older === 'object';
  const reports: unknown[] | undefined = Array.isArray(sent) ? sent : isOne ? [sent] : undefined;
  return reports?.slice(0, MAX_REPORTS).flatMap(breachIn);
}
