import { paths } from '../../shared/paths.ts';
import { textTable } from '../../shared/text/text-table.ts';
import { affiliatesApi, applicationForm } from '../affiliates/application.contract.ts';
import { contactApi, contactForm } from '../contact/contact.contract.ts';
import { healthApi } from '../health/health.contract.ts';
import { leadForm, leadsApi } from '../leads/leads.contract.ts';

const posted = ({
  purpose = '',
  names,
}: {
  purpose: string | undefined;
  names: readonly string[];
}) => `${purpose}; JSON with ${names.join(', ')}`;

/** The calls that are meant for anyone. A person decides that one of the first three is sent. */
export const PUBLIC_CALLS = textTable(
  ['method', 'path', 'about'],
  `
POST | ${leadsApi.save.path} | ${posted(leadForm)}
POST | ${contactApi.send.path} | ${posted(contactForm)}, and the captcha’s token, so only from the page ${paths.contact}
POST | ${affiliatesApi.apply.path} | ${posted(applicationForm)}
GET | ${paths.blogJson} | the newest posts as a JSON feed
GET | ${paths.sitemap} | all pages and posts
GET | ${healthApi.read.path} | whether the site works
`,
);

export const CATALOG_TYPE =
  'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

/**
 * The public calls as a linkset (RFC 9727, RFC 9264).
 * @param origin the site's, e.g. "https://example.com"
 */
export const apiCatalog = (origin: string) => ({
  linkset: PUBLIC_CALLS.map(({ method, path, about }) => ({
    anchor: origin + path,
    'service-doc': [{ href: origin + paths.llms, title: `${method}: ${about}` }],
    status: [{ href: origin + healthApi.read.path }],
  })),
});
