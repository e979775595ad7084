import { minuteMs } from '../../india-time.ts';
import { readSignedLink, signLink } from './sign-link.ts';

/** Long enough for a slow phone to begin the download, and too short to be passed on. */
const validMinutes = 5;

type Use = 'own-document' | 'own-data';

/** Returns the token of a link to a file of the customer who asked for it, valid for five minutes without sign-in. */
export function signOwnFile(use: Use, id: number, now = new Date()): string {
  return signLink(use, { id, at: new Date(now.getTime() + validMinutes * minuteMs) });
}

/** Returns the id of a link, or null for a foreign or expired one. */
export function readOwnFile(use: Use, token: string, now = new Date()): number | null {
  const link = readSignedLink(use, token);
  return link && link.at > now ? link.id : null;
}
