/** What was waited for did not come in time; it may still come. */
class DeadlineError extends Error {
  override name = 'DeadlineError';
}

/**
 * A promise that is waited for so long and no longer. What it stands for is not called off: a write
 * that comes too late may have been done.
 * @param what names it in the error
 * @throws DeadlineError
 */
export async function withTimeout<Value>(
  promise: Promise<Value>,
  ms: number,
  what: string,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new DeadlineError(`${what} gave no answer within ${ms} ms`)),
      ms,
    );
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
