/** `:name` segments of a path, as the fields of an object. */
export type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & PathParams<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Record<Name, string>
    : object;

/** What a call carries in addition to its path. `body` is sent as JSON. */
export interface ApiRequest {
  query?: Readonly<Record<string, string | undefined>>;
  body?: object;
}

/**
 * One call of the site's API. A contract declares it once; the Worker's route and the browser's
 * client both use the declaration, so that a renamed field or path does not compile on either side.
 */
export interface Endpoint<Path extends string, Request extends ApiRequest, Response> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: Path;
  /** Only carries the types; always undefined. */
  readonly types?: { request: Request; response: Response };
}

export type AnyEndpoint = Endpoint<string, ApiRequest, unknown>;
export type RequestOf<E extends AnyEndpoint> = NonNullable<E['types']>['request'];
export type ResponseOf<E extends AnyEndpoint> = NonNullable<E['types']>['response'];

type Method = AnyEndpoint['method'];

/** Declares an endpoint: `endpoint('GET', '/api/x/:id').of<{ query: { … } }, Response>()`. */
export const endpoint = <Path extends string>(method: Method, path: Path) => ({
  of: <Request extends ApiRequest, Response>(): Endpoint<Path, Request, Response> => ({
    method,
    path,
  }),
});

/** What a caller has to give: the path's parameters, and the query and body as declared. */
export type CallInput<E extends AnyEndpoint> = RequestOf<E> &
  (keyof PathParams<E['path']> extends never
    ? { params?: undefined }
    : { params: PathParams<E['path']> });

/** The address of a call, with its parameters encoded and blank query values left out. */
export function addressOf(
  { path }: AnyEndpoint,
  { params = {}, query = {} }: { params?: object | undefined; query?: ApiRequest['query'] },
): string {
  const values = params as Record<string, string>;
  const filled = path.replace(/:(\w+)/g, (_match, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  );
  const given = Object.entries(query).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  const search = new URLSearchParams(given).toString();
  return search ? `${filled}?${search}` : filled;
}
