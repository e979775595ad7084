import type { EntityKind } from '#platform/server/changes/entity-kind.ts';

type Overruled = { words: string; reason: string };

/** Words to a customer that the owner let stand, for the change log, which alone keeps them. They have left, so nobody undoes it. */
export const overruledWordsKind: EntityKind<Overruled> = {
  name: 'foreign-words',
  label: 'Words to a customer',
  roles: ['support'],
  fields: {
    words: { label: 'Words that lead away from the shop', isFinal: true },
    reason: { label: 'Why they may stand', isFinal: true },
  },
  read: () => Promise.resolve(null),
  write: () => Promise.reject(new Error('Words that were sent do not change.')),
  names: (_, ids) => Promise.resolve(new Map(ids.map((id) => [id, id]))),
};
