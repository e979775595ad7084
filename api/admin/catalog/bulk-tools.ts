import type { Db } from '#platform/server/db.ts';
import { findStaffNames } from '#shop/accounts/admin/server/staff-member.ts';
import { findStaffRole } from '#shop/accounts/server/find-user.ts';
import { product, productHooks } from '../entity-kinds.ts';

/** The rights of staff in a change of many products, at the time when it runs. */
export const bulkTools = {
  hooks: productHooks,
  namesOf: findStaffNames,
  mayChange: async (db: Db, userId: number) =>
    ['owner', ...product.roles].includes((await findStaffRole(db, userId)) ?? ''),
  /** As the endpoints of stock (`./stock.ts`). */
  mayChangeStock: async (db: Db, userId: number) =>
    ['owner', 'packer'].includes((await findStaffRole(db, userId)) ?? ''),
  maySeeCosts: async (db: Db, userId: number) => (await findStaffRole(db, userId)) === 'owner',
};
