import { EXPERIENCE_LEVELS } from '../../../src/features/affiliates/application.contract.ts';
import { websiteAddress } from '../../../src/shared/text/website-address.ts';
import type { ApplicationRow } from '../../../src/features/affiliates/admin/affiliates-admin.contract.ts';
import { Facts } from '../ui/Facts.tsx';
import { link } from '../ui/Table.css.ts';

const experienceOf = (value: string): string =>
  EXPERIENCE_LEVELS.find((level) => level.value === value)?.label ?? value;

/** A link where the applicant gave an address; any other text as it is (AFF-50). */
function Website({ typed }: { typed: string | null }) {
  const address = websiteAddress(typed ?? '');
  if (address === undefined) return typed ?? 'None given';
  return (
    <a className={link} href={address} rel="noopener noreferrer nofollow" target="_blank">
      {typed}
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
      ['Website', <Website key="website" typed={row.website} />],
      ['Experience', experienceOf(row.experience)],
      ...(row.sent_again ? [['Sent again since', row.sent_again.text] as const] : []),
    ]}
  />
);
