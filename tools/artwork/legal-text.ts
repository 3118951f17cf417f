import { createHash } from 'node:crypto';

import { recipients } from '../../src/providers/recipients.ts';
import { browserData } from '../../src/shared/content/browser-data.ts';
import { affiliateProgram, claims } from '../../src/shared/content/claims.ts';
import { guaranteeText } from '../../src/shared/content/guarantee.ts';
import { site } from '../../src/shared/content/site.ts';
import { staysAfterErasure, storedData } from '../../src/shared/content/stored-data.ts';
import { confirmed, type StatementId } from '../../src/shared/content/unconfirmed.ts';

const date = new Date(site.legal.version).toLocaleDateString('en-US', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

const row = ([first, ...cells]: readonly string[]) =>
  `<tr><th scope="row">${first}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const rows = (all: readonly (readonly string[])[]) => all.map(row).join('');

const FACTS: Readonly<Record<string, string>> = {
  brand: site.brand,
  firm: site.firm.name,
  email: site.email,
  affiliatesEmail: site.affiliatesEmail,
  rating: claims.rating,
  jobBoards: claims.jobBoards,
  guarantee: guaranteeText,
  commission: affiliateProgram.commission,
  reviewTime: affiliateProgram.reviewTime,
  tierRows: rows(
    affiliateProgram.tiers.map(({ name, referrals, commission }) => [name, referrals, commission]),
  ),
  storedRows: rows(storedData.map(({ what, data, use, kept }) => [what, data, use, kept])),
  browserRows: rows(
    browserData.map(({ names, where, holds, kept }) => [names.join(', '), where, holds, kept]),
  ),
  recipientRows: rows(
    recipients.map(({ who, purpose, data, where }) => [who, purpose, data, where]),
  ),
  staysItems: staysAfterErasure.map((text) => `<li>${text}</li>`).join(''),
};

/**
 * A document's text with its facts, without the clauses that the owner has not confirmed.
 * @param template of legal/*.html
 * @throws Error for a fact that there is not
 */
export function legalText(template: string): string {
  let isDraft = false;
  const text = template.replace(
    /<section data-unconfirmed="(\w+)">([^]*?)<\/section>/g,
    (_, id: string, clauses: string) => {
      if (confirmed(id as StatementId)) return clauses;
      isDraft = true;
      return '';
    },
  );
  const values = { ...FACTS, version: `${isDraft ? 'Draft' : 'Version'} of ${date}` };
  return text.replace(/\{\{(\w+)\}\}/g, (_, fact: string) => {
    const value = (values as Readonly<Record<string, string>>)[fact];
    if (value === undefined) throw new Error(`There is no fact ${fact}`);
    return value;
  });
}

/** The last line of a drawn document, by which a test sees whether it has the text of today. */
export const textMark = (text: string): string =>
  `% text ${createHash('sha256').update(text).digest('hex').slice(0, 16)}\n`;
