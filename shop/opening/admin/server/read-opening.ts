import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { products } from '#shop/catalog/server/tables.ts';
import type { OpeningTools } from '../../server/opening-tools.ts';
import type { Opening } from '../contract.ts';
import { listSteps, type OpeningConfig } from './list-steps.ts';

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
  return {
    demo: config.SHOP_DEMO || demo.products > 0,
    isClosed: tools?.isClosed() ?? false,
    ...demo,
    blockers: tools && (config.SHOP_DEMO || demo.products > 0) ? tools.blockers() : [],
    steps: listSteps(config, {
      isDemoLeft: config.SHOP_DEMO || demo.products > 0,
      published,
      hasAyurvedic: ayurvedic > 0,
      incomplete,
      backup,
    }),
  };
}
