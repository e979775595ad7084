import { dayMs } from '#platform/india-time.ts';
import { readSignedLink, signLink } from '#platform/server/secrets/sign-link.ts';
import { decisionDays, moderationRefusals } from '../../moderation.ts';

type DecisionLink = { id: number; askedAt: Date };

/** Returns the token of the link by which the owner decides on a review. It ends with the next change of the review. */
export function signDecisionLink({ id, askedAt }: DecisionLink): string {
  return signLink('review-decision', { id, at: askedAt });
}

/** Returns the review of a link and when the owner was asked. Refuses a foreign or expired link (404). */
export function readDecisionLink(token: string, now = new Date()): DecisionLink {
  const link = readSignedLink('review-decision', token);
  if (!link || now.getTime() - link.at.getTime() > decisionDays * dayMs) throw moderationRefusals.linkOver();
  return { id: link.id, askedAt: link.at };
}
