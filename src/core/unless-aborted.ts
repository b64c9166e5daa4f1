/** What a promise comes to, or undefined as soon as the signal says that nobody waits any more. */
export async function unlessAborted<T>(
  promise: Promise<T>,
  signal: AbortSignal | undefined,
): Promise<T | undefined> {
  const waiting = new AbortController();
  const aborted = new Promise<undefined>((done) => {
    if (signal?.aborted) done(undefined);
    signal?.addEventListener('abort', () => done(undefined), { once: true, signal: waiting.signal });
  });
  return Promise.race([promise, aborted]).finally(() => waiting.abort());
}
