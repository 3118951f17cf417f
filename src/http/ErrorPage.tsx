interface ErrorPageProps {
  /** The status, shown large. */
  code: string;
  title: string;
  /** Lets a visitor name the failure to us. */
  requestId?: string;
}

/** What a visitor sees where there is no page, or where making it failed (NF-01, NF-02). */
export function ErrorPage({ code, title, requestId }: ErrorPageProps) {
  return (
    <>
      <p>{code}</p>
      <h1>{title}</h1>
      <p>
        <a href="/">Go to Homepage</a>
      </p>
      {requestId ? <p>Request {requestId}</p> : null}
    </>
  );
}
