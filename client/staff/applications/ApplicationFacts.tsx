import { EXPERIENCE_LEVELS } from '../../../src/features/affiliates/application.contract.ts';
import type { ApplicationRow } from '../../../src/features/affiliates/admin/affiliates-admin.contract.ts';
import * as list from '../list/ListScreen.css.ts';

const experienceOf = (value: string): string =>
  EXPERIENCE_LEVELS.find((level) => level.value === value)?.label ?? value;

/** A website as a link where a browser would open it as one; whatever else was typed is text. */
function Website({ address }: { address: string | null }) {
  const url = address ? URL.parse(address) : null;
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return address ?? 'None given';
  return (
    <a className={list.link} href={url.href} rel="noopener noreferrer nofollow" target="_blank">
      {address}
    </a>
  );
}

/** What an applicant wrote about themselves (ADA-07). */
export function ApplicationFacts({ row }: { row: ApplicationRow }) {
  return (
    <dl className={list.facts}>
      <dt className={list.term}>Audience</dt>
      <dd className={list.fact}>{row.audience}</dd>
      <dt className={list.term}>Motivation</dt>
      <dd className={list.fact}>{row.motivation}</dd>
      <dt className={list.term}>Website</dt>
      <dd className={list.fact}>
        <Website address={row.website} />
      </dd>
      <dt className={list.term}>Experience</dt>
      <dd className={list.fact}>{experienceOf(row.experience)}</dd>
    </dl>
  );
}
