class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/**
 * Rejects when a promise takes too long. Its work is not canceled: a write may still be done later.
 * @param what names the work in the error
 */
export async function withTimeout<Value>(
  promise: Promise<Value>,
  ms: number,
  what: string,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new TimeoutError(`${what} did not respond within ${ms} ms`)),
      ms,
    );
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** The value of a promise that settles in time, otherwise undefined; its work continues. */
export async function valueWithin<Value>(
  promise: Promise<Value>,
  ms: number,
): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
