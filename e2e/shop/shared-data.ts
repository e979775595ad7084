import { expect } from '@playwright/test';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { signLink } from '#platform/server/secrets/sign-link.ts';
import { categories, products } from '#shop/catalog/server/tables.ts';
import { makeCategory, makeProduct, removeAdded, writeProduct } from '#shop/catalog/server/testing.ts';

export type ProductChanges = { mrpPaise?: number; discountPercent?: number; stock?: number; seller?: string };

/** Stock, ratings and sales follow from orders and reviews, which every journey may make. No journey may sell a product out. */
const demoData = sql`
  select 'product ' || slug as name,
    md5((to_jsonb(p) - '{stock,rating,review_count,popularity,updated_at}'::text[])::text || (stock > 0)) as content
  from products p where archived_at is null
  union all select 'category ' || slug, md5(to_jsonb(c)::text) from categories c`;

/** The demo's categories and products, which all journeys of a worker read. */
export class SharedData {
  readonly #db: Db;
  readonly #url: string;
  readonly #former = new Map<string, Required<ProductChanges>>();
  #demo = new Map<string, string>();
  #last = { productId: 0, categoryId: 0 };

  constructor(db: Db, url: string) {
    this.#db = db;
    this.#url = url;
  }

  /** Notes the demo's data. Call it before the first journey. */
  async note(): Promise<void> {
    this.#demo = await this.#read();
    const last = sql`select (select max(id) from products) as "productId", (select max(id) from categories) as "categoryId"`;
    const { rows } = await this.#db.execute<{ productId: number; categoryId: number }>(last);
    this.#last = rows[0]!;
  }

  async addProduct(
    name: string,
    { like }: { like: string },
  ): Promise<{ id: number; name: string; slug: string }> {
    const { id: _, ...same } = (await this.#find(like))!;
    const slug = name.toLowerCase().replaceAll(' ', '-');
    const { id } = await makeProduct(this.#db, { ...same, name, slug, sku: null });
    return { id, name, slug };
  }

  async addCategory(name: string, { parent }: { parent?: string } = {}): Promise<void> {
    const slug = name.toLowerCase().replaceAll(' ', '-');
    if (parent === undefined) return void (await makeCategory(this.#db, { name, slug }));
    const [{ id: parentId }] = (await this.#db
      .select({ id: categories.id })
      .from(categories)
      .where(eq(categories.slug, parent))) as [{ id: number }];
    await makeCategory(this.#db, { name, slug, parentId });
  }

  /** Changes a product until the journey ends, as a merchant would. */
  async changeProduct(slug: string, changes: ProductChanges): Promise<void> {
    const product = await this.#find(slug);
    if (!product) throw new Error(`The shop has no ${slug}.`);
    const { mrpPaise, discountPercent, stock, seller } = product;
    if (!this.#former.has(slug))
      this.#former.set(slug, { mrpPaise, discountPercent, stock, seller: seller ?? '' });
    await writeProduct(this.#db, slug, changes);
    await this.#untilShown();
  }

  /**
   * Takes away what a journey has added and what it changed by `changeProduct`. Returns the names of the demo's data that it
   * leaves changed.
   */
  async settle(): Promise<string[]> {
    for (const [slug, former] of this.#former) await writeProduct(this.#db, slug, former);
    this.#former.clear();
    await removeAdded(this.#db, this.#last);
    await this.#untilShown();
    const now = await this.#read();
    const names = new Set([...this.#demo.keys(), ...now.keys()]);
    return [...names].filter((name) => this.#demo.get(name) !== now.get(name));
  }

  async #read(): Promise<Map<string, string>> {
    const { rows } = await this.#db.execute<{ name: string; content: string }>(demoData);
    return new Map(rows.map(({ name, content }) => [name, content]));
  }

  async #find(slug: string) {
    const [product] = await this.#db.select().from(products).where(eq(products.slug, slug));
    return product;
  }

  /** The shop reads all changes before it answers a client that has just made one. */
  async #untilShown(): Promise<void> {
    const cookie = `changed=${signLink('changed', { id: 0, at: new Date() })}`;
    const response = await fetch(`${this.#url}/api/categories`, { headers: { cookie } });
    expect(response.ok).toBe(true);
  }
}
