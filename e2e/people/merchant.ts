import { readFileSync } from 'node:fs';
import pg from 'pg';
import { runningUrl } from '#database/embedded.ts';
import { ports } from '../ports.ts';

type Changes = { mrpPaise?: number; discountPercent?: number; stock?: number; seller?: string };

/** The merchant, who changes a price or counts the stock while somebody shops. Each journey has products of its own for that. */
export async function merchantChanges(slug: string, changes: Changes): Promise<void> {
  const dataDir = readFileSync(`.cache/journey-shop-${ports.shop}`, 'utf8');
  const client = new pg.Client({ connectionString: runningUrl({ dataDir }) });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `update products set mrp_paise = coalesce($2, mrp_paise), stock = coalesce($3, stock),
         discount_percent = coalesce($4, discount_percent), seller = coalesce($5, seller) where slug = $1`,
      [slug, changes.mrpPaise, changes.stock, changes.discountPercent, changes.seller],
    );
    if (rowCount !== 1) throw new Error(`The shop has no ${slug}.`);
  } finally {
    await client.end();
  }
}
