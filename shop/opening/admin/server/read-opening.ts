import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { products } from '#shop/catalog/server/tables.ts';
import type { OpeningTools } from '../../server/opening-tools.ts';
import type { Opening } from '../contract.ts';
import { listSteps } from './list-steps.ts';
import type { OpeningConfig } from './step.ts';

/** Returns what the shop needs before it opens for real, and whether its demo can be removed. */
export async function readOpening(
  db: Db,
  { config, tools }: { config: OpeningConfig; tools: OpeningTools | undefined },
): Promise<Opening> {
  const isOwn = and(eq(products.published, true), eq(products.isDemo, false));
  const isPublished = eq(products.published, true);
  const isAyurvedic = and(isOwn, eq(products.productClass, 'ayurvedic'));
  const [demo, published, ayurvedic, incomplete, backup] = await Promise.all([
    tools?.readDemo() ?? { products: 0, changed: [], removal: null },
    db.$count(products, isOwn),
    db.$count(products, isAyurvedic),
    db.$count(products, and(isPublished, isNull(products.gatePassedOn))),
    tools?.readBackup() ?? ('off' as const),
  ]);
  // A process learns of a changed setting within two seconds, and the page is loaded again at once.
  const isRemoved = demo.removal?.state === 'done';
  const isDemoLeft = demo.products > 0 || (config.SHOP_DEMO && !isRemoved);
  return {
    demo: isDemoLeft,
    isClosed: tools?.isClosed() ?? false,
    ...demo,
    blockers: tools && isDemoLeft ? tools.blockers() : [],
    steps: listSteps(config, {
      isDemoLeft,
      published,
      hasAyurvedic: ayurvedic > 0,
      incomplete,
      backup,
    }),
  };
}
