import { describe, expect, test } from 'vitest';

import termsDocument from '../../../tools/artwork/legal/affiliate-terms.html?raw';
import { announced, decoded, post, rows, SENT, ticked } from '../../helpers/affiliates.ts';
import { ORIGIN, request } from '../../helpers/request.ts';

describe('the form without JavaScript', () => {
  test('it stores the application and redirects to a page that can be reloaded (AFF-24)', async () => {
    const response = await post(ticked);
    expect(response.status).toBe(303);
    const location = response.headers.get('location') ?? '';
    expect(new URL(location, ORIGIN).pathname).toBe('/Affiliates/received');
    expect(await rows()).toMatchObject([{ first_name: 'Ana', status: 'pending' }]);
    const page = await request(location);
    expect(page.status).toBe(200);
    const html = decoded(await page.text());
    expect(html).toContain(SENT);
    expect(html).toContain('content="noindex, follow"');
    await announced(1);
  });

  test('errors are shown with what was typed (AFF-11, AFF-13, AFF-21)', async () => {
    const response = await post({
      ...ticked,
      firstName: ' ',
      email: 'ana@',
      audience: '<b>4,000</b> & more',
    });
    expect(response.status).toBe(422);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const html = decoded(await response.text());
    expect(html).toContain('First name is required');
    expect(html).toContain('Please enter a valid email address');
    expect(html).toContain('Please fill in all required fields');
    expect(html).toContain('value="ana@"');
    expect(html).toContain('<b>4,000</b> & more</textarea>');
    expect(html).toMatch(/<option value="intermediate" selected=""/);
    expect(html).toMatch(/<input[^>]* name="terms"[^>]* checked=""/);
    expect(await rows()).toEqual([]);
  });
});

describe('the pages', () => {
  test('/affiliate redirects to the canonical address (AFF-01, SHELL-10)', async () => {
    const response = await request('/affiliate?gspk=ana');
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/Affiliates?gspk=ana');
  });

  test('the commission is in the HTML (AFF-02, AFF-03, AFF-04, AFF-08, CST-19, SEO-02, X-10, X-43)', async () => {
    const response = await request('/Affiliates');
    expect(response.status).toBe(200);
    const html = await response.text();
    const table = /<table.*?<\/table>/s.exec(html)?.[0] ?? '';
    const cells = [...table.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map((match) =>
      (match[1] ?? '').replace(/<[^>]+>/g, ''),
    );
    expect(cells.join(' | ')).toBe(
      'Tier | Referrals per month | Commission | Bronze | 1-10 | 10% | Silver | 11-25 | 15% | Gold | 25+ | 20%',
    );
    const text = html.replace(/<[^>]+>/g, '');
    expect(text).toMatch(/commissions of up to \$300 per sale/i);
    expect(text).toMatch(/recurring commissions/i);
    expect(text).toMatch(/no earning cap/i);
    expect(text).toContain('2-3 business days');
    expect(html).toContain('href="mailto:partners@ric.example');
    expect(html).toContain('<link rel="canonical" href="http://localhost:8787/Affiliates"/>');
  });

  test('only the terms page may frame the site’s own file (AFF-32)', async () => {
    const terms = await request('/affiliate-terms');
    expect(terms.headers.get('content-security-policy')).toContain("frame-src 'self'");
    expect(await terms.text()).toContain('src="/AffiliateTOS.pdf#');
    const page = await request('/Affiliates');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(/frame-src ([^;]+);/.exec(policy)?.[1]).not.toContain("'self'");
  });

  test('the terms page has the paragraphs of the document', async () => {
    const inWords = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
    const [unconditional = ''] = termsDocument.split('<section data-unconfirmed');
    const shown = inWords(decoded(await (await request('/affiliate-terms')).text()));
    const paragraphs = [...unconditional.matchAll(/<(?:h2|p)>([^]*?)<\/(?:h2|p)>/g)].flatMap(
      // Between the facts that are filled in.
      ([, text = '']) => text.split(/\{\{\w+\}\}|Our privacy policy/),
    );
    expect(paragraphs.length).toBeGreaterThan(8);
    for (const words of paragraphs) expect(shown).toContain(inWords(words).trim());
  });
});
