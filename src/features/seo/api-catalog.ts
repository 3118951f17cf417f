import type { AnyEndpoint } from '../../shared/api.ts';
import { paths } from '../../shared/paths.ts';
import { affiliatesApi, applicationForm } from '../affiliates/application.contract.ts';
import { contactApi, contactForm } from '../contact/contact.contract.ts';
import { healthApi } from '../health/health.contract.ts';
import { leadForm, leadsApi } from '../leads/leads.contract.ts';

interface PublicCall extends Pick<AnyEndpoint, 'method' | 'path'> {
  about: string;
}

const posted = ({
  purpose = '',
  names,
}: {
  purpose: string | undefined;
  names: readonly string[];
}) => `${purpose}; JSON with ${names.join(', ')}`;
const read = (path: string, about: string) => ({ method: 'GET', path, about }) as const;

/** The calls that are meant for anyone. A person decides that one of the first three is sent. */
export const PUBLIC_CALLS: readonly PublicCall[] = [
  { ...leadsApi.save, about: posted(leadForm) },
  {
    ...contactApi.send,
    about: `${posted(contactForm)}, and the captcha’s token, so only from the page ${paths.contact}`,
  },
  { ...affiliatesApi.apply, about: posted(applicationForm) },
  read(paths.blogJson, 'the newest posts as a JSON feed'),
  read(paths.sitemap, 'all pages and posts'),
  read(healthApi.read.path, 'whether the site works'),
];

/**
 * The public calls as a linkset (RFC 9727, RFC 9264).
 * @param origin the site's, e.g. "https://example.com"
 */
export const apiCatalog = (origin: string) => ({
  linkset: [
    {
      anchor: origin + paths.apiCatalog,
      item: PUBLIC_CALLS.map(({ path }) => ({ href: origin + path })),
    },
    ...PUBLIC_CALLS.map(({ method, path, about }) => ({
      anchor: origin + path,
      'service-doc': [
        { href: origin + paths.llms, type: 'text/plain', title: `${method}: ${about}` },
      ],
      status: [{ href: origin + healthApi.read.path, type: 'application/json' }],
    })),
  ],
});
