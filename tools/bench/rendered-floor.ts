// The floor of pages that are not cached: renders a stored tree of elements on every request, with the
// renderer of Hono that HonoX uses, after as many calls to D1 and to the limiter as the site makes. Their
// local stand-ins cost more than a render.
import { Hono } from 'hono';
import { raw } from 'hono/html';
import { jsx } from 'hono/jsx';

import type { Tree } from './page-tree.ts';

type Rendered = ReturnType<typeof jsx>;

function element({ tag, attributes, html, children }: Tree): Rendered {
  if (html !== undefined) {
    return jsx(tag, { ...attributes, dangerouslySetInnerHTML: { __html: html } });
  }
  return jsx(
    tag,
    attributes,
    ...children.map((child) => (typeof child === 'string' ? child : element(child))),
  );
}

const trees = new Map<string, Tree>();
const app = new Hono<{ Bindings: { DB: D1Database; READ_LIMITER: RateLimit } }>();

app.put('*', async (c) => {
  trees.set(c.req.path, await c.req.json());
  return c.body(null, 204);
});
app.get('*', async (c) => {
  const { reads, limits } = c.req.query();
  for (let call = 0; call < Number(limits); call += 1) {
    await c.env.READ_LIMITER.limit({ key: c.req.header('cf-connecting-ip') ?? '' });
  }
  for (let call = 0; call < Number(reads); call += 1) {
    await c.env.DB.prepare('SELECT 1').first();
  }
  const tree = trees.get(c.req.path);
  return tree ? c.html(raw(`<!DOCTYPE html>${String(element(tree))}`)) : c.notFound();
});

export default app;
