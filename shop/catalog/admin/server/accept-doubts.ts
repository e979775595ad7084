import { changeEntity, readForEdit } from '#platform/server/changes/change-entity.ts';
import type { Author, EntityKind } from '#platform/server/changes/entity-kind.ts';
import type { Db } from '#platform/server/db.ts';
import { doubtKey } from '../gate/check-gate.ts';
import type { ProductValues } from '../product-fields.ts';
import { gateProblems, type ProductHooks } from './product-kind.ts';

type Accepted = {
  id: number;
  version: number;
  reason: string;
  kind: EntityKind<ProductValues>;
  hooks: ProductHooks;
  by: Author;
};

/**
 * Lets the doubtful words of a product stand with the owner's reason, which the change log keeps. Words that the owner accepted
 * before stay accepted, and further words need a further reason. Refuses an unknown product (404) and an older version (409).
 */
export async function acceptDoubts(
  db: Db,
  { id, version, reason, kind, hooks, by }: Accepted,
): Promise<void> {
  const { value } = await readForEdit(db, kind, String(id));
  const problems = await gateProblems(db, id, hooks);
  const open = problems.filter((problem) => problem.kind === 'doubt').map(doubtKey);
  if (open.length === 0) return;
  const words = [...new Set([...(value.acceptedDoubts?.words ?? []), ...open])].slice(-maxWords);
  await changeEntity(db, kind, {
    id: String(id),
    version,
    fields: { acceptedDoubts: { reason, words } },
    by,
  });
}

/** The newest are kept. */
const maxWords = 200;
