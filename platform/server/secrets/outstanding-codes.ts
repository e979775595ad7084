import type { DestinationStream } from 'pino';

/** Codes that this process has made or sent and that still work, with the time they end. Never written anywhere. */
const outstanding = new Map<string, number>();

/** Remembers a code for as long as it works, so that it is shown nowhere but in its mail. */
export function rememberCode(code: string, untilMs: number): void {
  const now = Date.now();
  for (const [known, end] of outstanding) if (end < now) outstanding.delete(known);
  outstanding.set(code, Math.max(untilMs, outstanding.get(code) ?? 0));
}

/** A used code is no secret any more. */
export function forgetCode(code: string): void {
  outstanding.delete(code);
}

/** Whether a text holds a code that still works. E-mail addresses are left out: their digits are their owner's. */
export function holdsCode(text: string): boolean {
  if (outstanding.size === 0) return false;
  const now = Date.now();
  const groups = text.replace(/[^\s"<>]+@[^\s"<>]+/g, '').match(/(?<!\d)\d{6}(?!\d)/g) ?? [];
  return groups.some((group) => (outstanding.get(group) ?? 0) > now);
}

/** A log destination that withholds every line which holds an outstanding code, and says so instead. */
export function withholdingCodes(destination: DestinationStream): DestinationStream {
  return {
    write: (line) => {
      destination.write(holdsCode(line) ? withheldLine() : line);
    },
  };
}

function withheldLine(): string {
  return `${JSON.stringify({ level: 50, time: new Date().toISOString(), event: 'a log line held a one-time code and was withheld' })}\n`;
}
