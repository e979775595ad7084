type Reads<T> = { now: Promise<T>; next?: Promise<T> };

/** Lets concurrent requests share one read. A request during a read shares the next, so no response predates its request. */
export function shareReads<T>(): (key: string, read: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Reads<T>>();

  const start = (key: string, read: () => Promise<T>): Promise<T> => {
    const reads: Reads<T> = { now: read() };
    running.set(key, reads);
    const drop = () => {
      if (!reads.next && running.get(key) === reads) running.delete(key);
    };
    reads.now.then(drop, drop);
    return reads.now;
  };

  return (key, read) => {
    const reads = running.get(key);
    if (!reads) return start(key, read);
    const again = () => start(key, read);
    reads.next ??= reads.now.then(again, again);
    return reads.next;
  };
}
