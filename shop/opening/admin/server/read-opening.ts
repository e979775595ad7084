import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { products } from '#shop/catalog/server/tables.ts';
import type { LegalConfig } from '#shop/legal/server/settings.ts';
import type { Opening, OpeningTools } from '../contract.ts';
import { listSteps } from './list-steps.ts';

/** Returns what the shop needs before it opens for real, and whether its demo can be removed. */
export async function readOpening(
  db: Db,
  { config, tools }: { config: LegalConfig; tools: OpeningTools | undefined },
): Promise<Opening> {
  const isPublished = eq(products.published, true);
  const [count, published, incomplete, hasRecentBackup] = await Promise.all([
    db.$count(products),
    db.$count(products, isPublished),
    db.$count(products, and(isPublished, isNull(products.gatePassedOn))),
    tools?.hasRecentBackup() ?? false,
  ]);
  return {
    demo: config.SHOP_DEMO,
    products: count,
    blockers: tools && config.SHOP_DEMO ? tools.blockers() : [],
    steps: listSteps(config, { published, incomplete, hasRecentBackup }),
  };
}
