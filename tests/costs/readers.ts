import { readReportBody } from '../../src/features/browser-reports/read-reports.ts';
import { absoluteHtml, pageBody, snapshotBody } from '../../src/features/blog/html/body.ts';
import {
  decodedSlug,
  isPostAddress,
  listAddress,
  otherParameters,
  parseFilter,
  slugified,
} from '../../src/features/blog/blog.contract.ts';
import { isImageAddress } from '../../src/features/blog/html/image-policy.ts';
import { cleanHtml } from '../../src/features/blog/html/clean-html.ts';
import { embedOfQuote, frameOf } from '../../src/features/blog/html/embed-hosts.ts';
import { postMeta } from '../../src/features/blog/post-meta.ts';
import type { Post } from '../../src/features/blog/store/posts.queries.ts';
import { keywordsOf } from '../../src/features/blog/store/stored-post.ts';
import {
  applicantFilling,
  mailForm,
} from '../../src/features/affiliates/staff/decision-mail.contract.ts';
import { subjectFromQuery } from '../../src/features/contact/contact.contract.ts';
import {
  leadSubmission,
  partnerOfPost,
  visitIn,
} from '../../src/features/leads/lead-submission.ts';
import { llmsText } from '../../src/features/seo/llms.ts';
import { staffDestination } from '../../src/staff/staff-destination.ts';
import { plainSignInForm } from '../../src/staff/sign-in/sign-in.contract.ts';
import { addressKey } from '../../src/http/client-address.ts';
import { isStaffPath } from '../../src/http/security/staff-paths.ts';
import { isSigned } from '../../src/providers/cms/webhook-signature.ts';
import { checkForm } from '../../src/shared/form.ts';
import { isIdempotencyKey } from '../../src/shared/idempotency-key.ts';
import { filledText } from '../../src/shared/text/mail-text.ts';
import { fromCookieText, isProgramLink } from '../../src/shared/partner-visit.ts';
import { roleFor } from '../../src/shared/sample-search/demo-state.ts';
import { findRequirements, MAX_JOB_LENGTH } from '../../src/shared/sample-search/read-job.ts';
import { controller } from '../../src/shared/sample-search/controller.ts';
import { fold } from '../../src/shared/text/fold.ts';
import { websiteAddress } from '../../src/shared/text/website-address.ts';
import { escapeXml } from '../../src/shared/text/xml.ts';
import { csvValue } from '../../src/staff/list/csv-file.ts';
import { parseListState } from '../../src/staff/list/list.contract.ts';

/** Something that reads a text which others wrote. */
export interface Reader {
  /** The largest text that reaches it, in code points. */
  largest: number;
  read: (text: string) => unknown;
}

const KB = 1024;
/** A request's address or header, as the platform limits it. */
const ADDRESS = 16 * KB;

const post = (fields: Partial<Post>): Post =>
  ({ slug: 'a', title: 'T', excerpt: null, publishedAt: 0, ...fields }) as Post;

const ORIGIN = 'https://site.example';
const query = (text: string) => new URLSearchParams({ q: text, [text.slice(0, 100)]: text });

/** What reads plain text, by the file that it is in. Forms have a test of their own. */
export const READERS: Record<string, Record<string, Reader>> = {
  'features/affiliates/staff/decision-mail.contract.ts': {
    text: {
      largest: 12_000,
      read: (text) => [
        checkForm(mailForm, { subject: text, text }),
        filledText(
          { subject: text, text },
          applicantFilling({ first_name: text, last_name: '', company: null, created_at: null }),
        ),
      ],
    },
  },
  'shared/text/website-address.ts': {
    website: { largest: 48 * KB, read: websiteAddress },
  },
  'features/blog/blog.contract.ts': {
    slug: { largest: 64 * KB, read: (text) => [slugified(text), decodedSlug(text)] },
    'post address': { largest: ADDRESS, read: isPostAddress },
    filter: {
      largest: ADDRESS,
      read: (text) => listAddress(parseFilter(query(text)), otherParameters(query(text))),
    },
  },
  'features/blog/store/stored-post.ts': {
    keywords: { largest: 64 * KB, read: keywordsOf },
  },
  'shared/text/fold.ts': {
    'searched text': { largest: 64 * KB, read: fold },
  },
  'features/blog/html/image-policy.ts': {
    'image address': { largest: 64 * KB, read: (text) => isImageAddress(`/${text}`, []) },
  },
  'features/blog/html/embed-hosts.ts': {
    'frame address': {
      largest: ADDRESS,
      read: (text) => [
        frameOf(`https://www.youtube.com/watch?v=${text}`, ORIGIN),
        embedOfQuote(['twitter-tweet'], () => [`https://x.com/${text}`]),
      ],
    },
  },
  'features/blog/pages/post-meta.ts': {
    title: {
      largest: 64 * KB,
      read: (text) => postMeta(post({ title: text, excerpt: text, keywords: [] }), ORIGIN),
    },
  },
  'features/browser-reports/read-reports.ts': {
    report: {
      largest: 64 * KB,
      read: (text) => [
        readReportBody([
          { type: 'csp-violation', body: { effectiveDirective: text, blockedURL: text } },
        ]),
        readReportBody({ 'csp-report': { 'blocked-uri': text, 'violated-directive': text } }),
      ],
    },
  },
  'features/contact/contact.contract.ts': {
    'subject in the address': { largest: ADDRESS, read: subjectFromQuery },
  },
  'features/leads/lead-submission.ts': {
    visit: {
      largest: 32 * KB,
      read: (text) => [
        leadSubmission.schema.safeParse({ referrer: text, source: text, partner_key: text }),
        partnerOfPost(visitIn(query(text)).partner, text),
      ],
    },
  },
  'shared/sample-search/read-job.ts': {
    'text of a job': {
      largest: MAX_JOB_LENGTH,
      read: (text) => [roleFor(text), findRequirements(text, controller)],
    },
  },
  'staff/list/csv-file.ts': { cell: { largest: 2 * KB, read: csvValue } },
  'features/seo/llms.ts': {
    'post in llms.txt': {
      largest: 64 * KB,
      read: (text) => llmsText(ORIGIN, [{ slug: 'a', title: text, excerpt: text } as never]),
    },
  },
  'staff/staff-destination.ts': {
    destination: { largest: 8 * KB, read: (text) => staffDestination(`/admin/leads/${text}`) },
  },
  'staff/sign-in/sign-in.contract.ts': {
    'sign-in': {
      largest: 8 * KB,
      read: (text) => checkForm(plainSignInForm, { password: text, next: text }),
    },
  },
  'http/client-address.ts': {
    address: { largest: ADDRESS, read: (text) => [addressKey(text), addressKey(`::${text}`)] },
  },
  'http/security/staff-paths.ts': { path: { largest: ADDRESS, read: isStaffPath } },
  'providers/cms/webhook-signature.ts': {
    'unsigned call': {
      largest: 256 * KB,
      read: (text) => isSigned(new TextEncoder().encode(text), 'key'),
    },
  },
  'shared/idempotency-key.ts': { key: { largest: ADDRESS, read: isIdempotencyKey } },
  'shared/partner-visit.ts': {
    partner: {
      largest: ADDRESS,
      read: (text) => [isProgramLink(`ref=${encodeURIComponent(text)}`), fromCookieText(text, 0)],
    },
  },
  'shared/text/xml.ts': { 'XML text': { largest: 64 * KB, read: escapeXml } },
  'staff/list/list.contract.ts': {
    search: { largest: ADDRESS, read: (text) => parseListState(query(text)) },
  },
};

/** What reads markup: the cleaner, and what is made of cleaned bodies. */
export const MARKUP_READERS: Record<string, Record<string, Reader['read']>> = {
  'features/blog/html/clean-html.ts': { cleaner: (html) => cleanHtml(html, []) },
  'features/blog/html/body.ts': {
    'page, HTML snapshot and feed': (html) => [
      pageBody(html, ORIGIN),
      snapshotBody(html, ORIGIN),
      absoluteHtml(html, ORIGIN),
    ],
  },
};
