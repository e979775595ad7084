const everyMs = 100;
let lateMs = 0;
let dueAt = performance.now() + everyMs;

setInterval(() => {
  const now = performance.now();
  lateMs = Math.max(now - dueAt, lateMs * 0.8);
  dueAt = now + everyMs;
}, everyMs).unref();

/** Returns how late timers fire, in milliseconds. A delay counts for about a second. */
export function eventLoopDelay(): number {
  return lateMs;
}
