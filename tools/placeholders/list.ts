import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Placeholder } from 'virtual:placeholders';

import { clientLogos } from '../../src/features/marketing/content/logos.ts';
import { site } from '../../src/shared/content/site.ts';
import { sampleRoles } from '../../src/shared/sample-search/sample-roles.ts';
import { testimonials } from '../../src/shared/content/testimonials.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** What this repository was delivered with: a hash per value and file. */
export const DELIVERED = path.join(import.meta.dirname, 'delivered.json');

const SITE = 'src/shared/content/site.ts';
const SAMPLE_SEARCH = 'src/shared/sample-search';

const settings = readFileSync(path.join(ROOT, 'wrangler.toml'), 'utf8');
const origin = /^SITE_ORIGIN = "(.*)"$/m.exec(settings)?.[1] ?? '';
const names = (people: readonly { name: string }[]) => people.map(({ name }) => name).join(', ');

const VALUES: readonly Placeholder[] = [
  { what: 'Product name in running text', file: SITE, value: site.product },
  { what: 'Tagline', file: SITE, value: site.tagline },
  { what: 'E-mail address', file: SITE, value: site.email },
  { what: 'E-mail address for jobs', file: SITE, value: site.careersEmail },
  { what: 'E-mail address for affiliates', file: SITE, value: site.affiliatesEmail },
  { what: 'Phone', file: SITE, value: site.phone.shown },
  { what: 'Address', file: SITE, value: site.address.join(', ') },
  { what: 'Firm behind the product', file: SITE, value: site.firm.name },
  { what: 'Link to the firm', file: SITE, value: site.firm.url },
  { what: 'LinkedIn page', file: SITE, value: site.social.linkedin },
  { what: 'Facebook page', file: SITE, value: site.social.facebook },
  ...clientLogos.map(({ name }, index) => ({
    what: `Client ${index + 1}`,
    file: 'src/features/marketing/content/logos.ts',
    value: name,
  })),
  ...testimonials.map(({ name, position }, index) => ({
    what: `Quote ${index + 1}`,
    file: 'src/shared/content/testimonials.ts',
    value: `${name}, ${position}`,
  })),
  ...sampleRoles.map((role) => ({
    what: `Sample search: ${role.title}`,
    file: SAMPLE_SEARCH,
    value: names(role.candidates),
  })),
  { what: 'Address of the site', file: 'wrangler.toml', value: origin },
];

const FILES: readonly { what: string; files: string }[] = [
  { what: 'Logo', files: 'public/media/logo*.svg' },
  { what: 'Icons', files: 'public/{favicon.*,icon-*,apple-touch-icon.png}' },
  { what: 'Mark of the chat', files: 'public/media/avatars/assistant.svg' },
  { what: 'Client logos', files: 'public/media/logos/*' },
  { what: 'Film of the home page', files: 'public/media/hero*' },
  { what: 'Poster of the intro video', files: 'public/media/intro-poster-*' },
  { what: 'LinkedIn comparison', files: 'public/media/linkedin-comparison*' },
  { what: 'Share images', files: 'public/media/share/*' },
  { what: 'Privacy policy', files: `public${site.legal.privacy}` },
  { what: 'Terms of service', files: `public${site.legal.terms}` },
  { what: 'Affiliate terms', files: `public${site.legal.affiliateTerms}` },
];

const hashOf = (data: string | Buffer): string =>
  createHash('sha256').update(data).digest('hex').slice(0, 16);

const matches = (pattern: string): string[] => globSync(pattern, { cwd: ROOT }).toSorted();
const hashOfFile = (file: string): string => hashOf(readFileSync(path.join(ROOT, file)));

/** The hashes of all values and files, as they are now. */
export const currentHashes = (): Record<string, string> => ({
  ...Object.fromEntries(VALUES.map(({ what, value }) => [what, hashOf(value)])),
  ...Object.fromEntries(
    FILES.flatMap(({ files }) => matches(files)).map((file) => [file, hashOfFile(file)]),
  ),
});

const readDelivered = () => JSON.parse(readFileSync(DELIVERED, 'utf8')) as Record<string, string>;

/** Takes files that a tool has drawn as delivered, and leaves all else as it was. */
export function recordFiles(files: readonly string[]): void {
  const delivered = readDelivered();
  for (const file of files) delivered[file] = hashOfFile(file);
  writeFileSync(DELIVERED, `${JSON.stringify(delivered, null, 2)}\n`);
}

/** The invented values and our own pictures and documents that the owner has not yet replaced. */
export function listPlaceholders(): Placeholder[] {
  const delivered = readDelivered();
  const files = FILES.flatMap(({ what, files: pattern }) => {
    const all = matches(pattern);
    const left = all.filter((file) => delivered[file] === hashOfFile(file));
    return left.length > 0
      ? [{ what, file: pattern, value: `${left.length} of ${all.length} as delivered` }]
      : [];
  });
  return [...VALUES.filter(({ what, value }) => delivered[what] === hashOf(value)), ...files];
}
