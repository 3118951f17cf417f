/** JSON answer that nobody may keep. `headers` are added to the usual ones. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    },
  });
}

/** Plain text answer that nobody may keep. */
export function text(body: string, status = 200): Response {
  return new Response(body, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

/** 405 of the sandbox's own calls: `Allow` header and `{error}`. */
export function wrongMethod(allow: readonly string[]): Response {
  return json({ error: `method: this call takes ${allow.join(', ')}` }, 405, {
    Allow: allow.join(', '),
  });
}

/** A script that pages of another origin may load. */
export function script(source: string): Response {
  return new Response(source, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      // The text holds the address it was asked under, so it must not outlive a change of port.
      'Cache-Control': 'no-cache',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

/** Whether a value is a plain JSON object (not null, not a list). */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Parses JSON without throwing; `undefined` (which JSON cannot say) means that it was not JSON. */
export function parseJson(source: string): unknown {
  try {
    return JSON.parse(source) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * A request's body as text. `request.text()` would do, but workerd warns on the console when a form
 * is read that way.
 */
export async function bodyText(request: Request): Promise<string> {
  return new TextDecoder().decode(await request.arrayBuffer());
}
