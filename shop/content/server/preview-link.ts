import { hourMs } from '#platform/india-time.ts';
import { readSignedLink, signLink } from '#platform/server/secrets/sign-link.ts';

const use = 'content-preview';

/** Returns the path that shows the page of an entry with its draft, for one hour. */
export function previewPath(entryId: number, now: Date): string {
  return `/preview/${signLink(use, { id: entryId, at: new Date(now.getTime() + hourMs) })}`;
}

/** Returns the entry of a preview link, or null for a link that is over or that this shop did not make. */
export function readPreviewToken(token: string, now: Date): number | null {
  const signed = token.length <= 200 ? readSignedLink(use, token) : null;
  return signed && signed.at > now ? signed.id : null;
}
