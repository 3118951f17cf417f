import { paths } from '../../shared/paths.ts';
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

interface PublicCall {
  method: 'GET' | 'POST';
  path: string;
  about: string;
}

/** The calls that are meant for anyone. A person decides that one of the first three is sent. */
export const PUBLIC_CALLS: readonly PublicCall[] = [
  { method: 'POST', path: leadsApi.save.path, about: posted(leadForm) },
  {
    method: 'POST',
    path: contactApi.send.path,
    about: `${posted(contactForm)}, and the captcha’s token, so only from the page ${paths.contact}`,
  },
  { method: 'POST', path: affiliatesApi.apply.path, about: posted(applicationForm) },
  { method: 'GET', path: paths.blogJson, about: 'the newest posts as a JSON feed' },
  { method: 'GET', path: paths.sitemap, about: 'all pages and posts' },
  { method: 'GET', path: healthApi.read.path, about: 'whether the site works' },
];

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
