import { pages } from '../../src/pages.ts';
import { request } from './request.ts';

interface PublicPage {
  status: number;
  headers: Headers;
  html: string;
}

const rendered = new Map<string, PublicPage>();

/** A page as a visitor gets it; rendered once for all tests. */
export async function pageAt(path: string): Promise<PublicPage> {
  const known = rendered.get(path);
  if (known) return known;
  const response = await request(path);
  const { status, headers } = response;
  const page = { status, headers: new Headers(headers), html: await response.text() };
  rendered.set(path, page);
  return page;
}

/** The addresses of all declared pages. */
export const PUBLIC_PATHS = pages.map(({ path }) => path);
