/** The durations of the clock (`india-time.ts`). Every page loads them, and few pages load its formats. */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

export const hourSeconds = hourMs / 1000;
export const daySeconds = dayMs / 1000;
