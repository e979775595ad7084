/**
 * Nothing answers at the address, the server starts, stops or has no free connection, or a pooler cannot reach it. A refused
 * password, user, database or certificate stays refused.
 */
const awayCodes =
  /^(?:ECONN(?:REFUSED|RESET|ABORTED)|ENOENT|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|57P0[1-5]|53300|08)/;
/** pg gives these two no code. */
const awayMessages = /^(?:timeout expired|Connection terminated)/;
/** PgBouncer gives most of its own refusals the code 08P01. */
const poolerRefusals = /no such (?:database|user)|not allowed|password|authentication|TLS|SSL/i;

/** Returns whether a failed connection to PostgreSQL may succeed later without a change of the settings. */
export function isAway({ code = '', message }: Error & { code?: string }): boolean {
  if (code === '08P01') return !poolerRefusals.test(message.slice(0, 1_000));
  return awayCodes.test(code) || (code === '' && awayMessages.test(message));
}
