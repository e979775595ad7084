import { dayMs } from '#platform/india-time.ts';
import { readSignedLink, signLink } from '#platform/server/secrets/sign-link.ts';
import { refusals } from '../contract.ts';

/** Longer than the month of the law. Each email brings a new link. */
const linkDays = 60;

/** Returns the token of the link to a complaint, valid for 60 days without sign-in. Only emails hold it. */
export function signGrievanceLink(id: number, now = new Date()): string {
  return signLink('grievance', { id, at: new Date(now.getTime() + linkDays * dayMs) });
}

/** Returns the id of the complaint. Refuses a foreign or expired link (404). */
export function readGrievanceLink(token: string, now = new Date()): number {
  const link = readSignedLink('grievance', token);
  if (!link || link.at <= now) throw refusals.linkOver();
  return link.id;
}
