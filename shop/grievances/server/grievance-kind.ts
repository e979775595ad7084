import { eq } from 'drizzle-orm';
import type { Author, EntityKind } from '#platform/server/changes/entity-kind.ts';
import { grievanceStates, type GrievanceState, outcomes, type Outcome } from '../states.ts';
import { ticketOf } from '../ticket.ts';
import { grievances } from './tables.ts';

type Logged = { state: GrievanceState; outcome: Outcome | null };

/** A complaint, for the change log. Its words and its customer stay out of the log. Its emails have left, so nobody undoes a step there. */
export const grievanceKind: EntityKind<Logged> = {
  name: 'grievance',
  label: 'Complaint',
  roles: ['support'],
  fields: {
    state: {
      label: 'State',
      isFinal: true,
      show: (state) => grievanceStates[state as GrievanceState].label,
    },
    outcome: { label: 'Outcome', isFinal: true, show: (outcome) => outcomes[outcome as Outcome] },
  },
  async read(db, id) {
    const { state, outcome } = grievances;
    const [row] = await db
      .select({ state, outcome })
      .from(grievances)
      .where(eq(grievances.id, Number(id)));
    return row ?? null;
  },
  write: () => Promise.reject(new Error('A complaint changes only by its steps.')),
  names: (_, ids) => Promise.resolve(new Map(ids.map((id) => [id, ticketOf(Number(id))]))),
};

/** The change log names no customer. */
export const theComplainant: Author = {
  userId: null,
  isCustomer: true,
  namesOf: () => Promise.resolve(new Map<number, string>()),
};
