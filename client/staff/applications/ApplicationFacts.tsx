import { EXPERIENCE_LEVELS } from '../../../src/features/affiliates/application.contract.ts';
import type { ApplicationRow } from '../../../src/features/affiliates/admin/affiliates-admin.contract.ts';
import { Facts } from '../ui/Facts.tsx';
import { link } from '../ui/Table.css.ts';

const experienceOf = (value: string): string =>
  EXPERIENCE_LEVELS.find((level) => level.value === value)?.label ?? value;

/** A website as a link where a browser would open it as one; whatever else was typed is text. */
function Website({ address }: { address: string | null }) {
  const url = address ? URL.parse(address) : null;
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return address ?? 'None given';
  return (
    <a className={link} href={url.href} rel="noopener noreferrer nofollow" target="_blank">
      {address}
    </a>
  );
}

interface ApplicationFactsProps {
  row: ApplicationRow;
  /** Where they are shown. */
  kind: 'row' | 'dialog';
}

/** What an applicant wrote about themselves (ADA-07). */
export const ApplicationFacts = ({ row, kind }: ApplicationFactsProps) => (
  <Facts
    kind={kind}
    facts={[
      ['Audience', row.audience],
      ['Motivation', row.motivation],
      ['Website', <Website key="website" address={row.website} />],
      ['Experience', experienceOf(row.experience)],
    ]}
  />
);
