/** Where browsers send reports (src/features/browser-reports). */
export const REPORTS_PATH = '/api/reports';

const GROUP = 'site';
const WEEK_SECONDS = 604_800;

/** For content policies: the first is for browsers with the Reporting API, the second for the others. */
export const REPORT_TO = `report-to ${GROUP}; report-uri ${REPORTS_PATH}`;

/**
 * Names the endpoint to browsers. Network errors are reported through the older Report-To, and of them
 * one in twenty: they come in masses when something is down.
 */
export const REPORTING_HEADERS: Readonly<Record<string, string>> = {
  'reporting-endpoints': `${GROUP}="${REPORTS_PATH}"`,
  'report-to': JSON.stringify({
    group: GROUP,
    max_age: WEEK_SECONDS,
    endpoints: [{ url: REPORTS_PATH }],
  }),
  nel: JSON.stringify({ report_to: GROUP, max_age: WEEK_SECONDS, failure_fraction: 0.05 }),
};
