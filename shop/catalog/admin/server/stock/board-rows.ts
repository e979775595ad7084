import type { BoardRows } from '#platform/admin/server/board-row.ts';
import { countLowStock, countOldBatches } from './count-stock.ts';

export function stockRows({ minShelfLifeDays, lowAt }: { minShelfLifeDays: number; lowAt: number }) {
  return {
    oldBatches: {
      label: 'Batches that are too old to leave',
      action: 'Replace their units',
      to: '/admin/stock?show=expiring',
      roles: ['packer'],
      patienceMs: 0,
      count: (db, options) => countOldBatches(db, { ...options, minShelfLifeDays }),
    },
    lowStock: {
      label: 'Products that are low',
      action: 'Order more',
      to: '/admin/stock?show=low',
      roles: ['packer'],
      patienceMs: 0,
      count: (db, { limit }) => countLowStock(db, { limit, lowAt }),
    },
  } satisfies BoardRows;
}
