import { eq, inArray } from 'drizzle-orm';
import type { EntityKind } from '#platform/server/changes/entity-kind.ts';
import type { IssueState } from '../../../issue-states.ts';
import { newsletterIssues } from '../../../server/tables.ts';
import { stateLabels } from '../../issues.ts';

type Logged = { subject: string; state: IssueState; hour: string | null };

/** An issue of the newsletter, for the change log. Its letters have left, so nobody undoes a step there. */
export const issueKind: EntityKind<Logged> = {
  name: 'newsletter-issue',
  label: 'Newsletter issue',
  roles: ['content'],
  fields: {
    subject: { label: 'Subject', isFinal: true },
    state: { label: 'State', isFinal: true, show: (state) => stateLabels[state as IssueState] },
    hour: { label: 'Hour', isFinal: true },
  },
  async read(db, id) {
    const [row] = await db
      .select()
      .from(newsletterIssues)
      .where(eq(newsletterIssues.id, Number(id)));
    if (!row) return null;
    return { subject: row.data.subject, state: row.state, hour: row.sendAt?.toISOString() ?? null };
  },
  write: () => Promise.reject(new Error('An issue changes only by its steps.')),
  async names(db, ids) {
    const rows = await db
      .select()
      .from(newsletterIssues)
      .where(inArray(newsletterIssues.id, ids.map(Number)));
    return new Map(rows.map(({ id, data }) => [String(id), data.subject || `Issue ${id}`]));
  },
};
