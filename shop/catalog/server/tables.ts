import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  serial,
  smallint,
  text,
  timestamp,
  varchar,
} from 'drizzle-orm/pg-core';
import type { Facts } from '../declarations/fact-names.ts';
import type { AcceptedDoubts, ProductClass } from '../facts.ts';
import { sortIndexes } from './filtering/sort-indexes.ts';
import { memberColumns } from './groups/tables.ts';

export const categories = pgTable('categories', {
  id: serial().primaryKey(),
  slug: varchar({ length: 80 }).notNull().unique(),
  name: varchar({ length: 120 }).notNull(),
  nameHindi: varchar('name_hindi', { length: 120 }),
  parentId: integer('parent_id').references((): AnyPgColumn => categories.id),
  icon: varchar({ length: 40 }),
  position: integer().notNull().default(0),
  /** The name of its uploaded picture, or nothing. */
  picture: varchar({ length: 40 }).notNull().default(''),
  pictureAlt: varchar('picture_alt', { length: 200 }).notNull().default(''),
  isDemo: boolean('is_demo').notNull().default(false),
  /** Customers do not see it: the demo is off, and nothing of the merchant's own is in it. */
  hiddenWithDemo: boolean('hidden_with_demo').notNull().default(false),
});

const priceChecks = ({ mrpPaise, published, discountPercent, pricePaise }: Record<string, AnyPgColumn>) => [
  check('products_mrp_positive', sql`${mrpPaise} > 0 or (${mrpPaise} = 0 and not ${published})`),
  check('products_discount_percent', sql`${discountPercent} between 0 and 100`),
  check(
    'products_price_paise',
    sql`${pricePaise} is null or (${pricePaise} between 1 and ${mrpPaise} and ${discountPercent} = 0)`,
  ),
];

export const products = pgTable(
  'products',
  {
    id: serial().primaryKey(),
    slug: varchar({ length: 120 }).notNull().unique(),
    name: varchar({ length: 160 }).notNull(),
    nameHindi: varchar('name_hindi', { length: 160 }).notNull().default(''),
    description: text().notNull(),
    mrpPaise: integer('mrp_paise').notNull(),
    discountPercent: integer('discount_percent').notNull().default(0),
    /** The selling price that the merchant typed. Null while a percent of the MRP decides. */
    pricePaise: integer('price_paise'),
    /** Selling price of one pack in hundredths of a paisa, so that it is never rounded. Lists sort and filter by it. */
    exactPrice: bigint('exact_price', { mode: 'number' })
      .notNull()
      .generatedAlwaysAs(
        sql`coalesce(price_paise::bigint * 100, mrp_paise::bigint * (100 - discount_percent))`,
      ),
    stock: integer().notNull().default(0),
    /** Units of unpacked cash orders of new customers that nobody has confirmed. They are out of `stock`. */
    unconfirmed: integer().notNull().default(0),
    /** Staff see the product as low when its stock is at most this. Null is never low. */
    reorderAt: integer('reorder_at'),
    /** False when the merchant has stopped the product; it then shows as out of stock. */
    onSale: boolean('on_sale').notNull().default(true),
    published: boolean().notNull().default(true),
    /** The demo made it. Staff who keep it make it the merchant's own. */
    isDemo: boolean('is_demo').notNull().default(false),
    /** It was published when the demo went off, and is again when the demo comes back. */
    hiddenWithDemo: boolean('hidden_with_demo').notNull().default(false),
    quantity: integer().notNull(),
    unit: varchar({ length: 20 }).notNull(),
    imageUrl: varchar('image_url', { length: 160 }).notNull().default(''),
    otherImageUrls: text('other_image_urls').array().notNull().default([]),
    /** Alternative texts of pictures by `imageUrl`. Other pictures have the text of `pictureAlt`. */
    imageAlts: jsonb('image_alts').notNull().default({}).$type<Record<string, string>>(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    offer: varchar({ length: 120 }),
    seller: varchar({ length: 120 }),
    /** Overrides the rule by name when it is set. */
    subscribable: boolean(),
    takesCash: boolean('takes_cash').notNull().default(true),
    form: varchar({ length: 60 }).notNull().default(''),
    concerns: text().array().notNull().default([]),
    latin: varchar({ length: 160 }).notNull().default(''),
    sanskrit: varchar({ length: 160 }).notNull().default(''),
    english: varchar({ length: 160 }).notNull().default(''),
    synonyms: text().array().notNull().default([]),
    ingredients: text().notNull().default(''),
    howToUse: text('how_to_use').notNull().default(''),
    dosha: text().notNull().default(''),
    maxPerLine: integer('max_per_line').notNull().default(10),
    /** Packs of a supply of 60, 120 and 180 days. */
    packs: smallint('supply_packs').array().notNull().default([1, 2, 3]),
    /** 0 and an empty HSN are not stated, which only a draft may be. */
    weightGrams: integer('weight_grams').notNull().default(0),
    hsn: varchar({ length: 8 }).notNull().default(''),
    /** Legal details of a packaged product; empty until the merchant states them. */
    countryOfOrigin: varchar('country_of_origin', { length: 60 }).notNull().default(''),
    maker: varchar({ length: 240 }).notNull().default(''),
    bestBefore: varchar('best_before', { length: 120 }).notNull().default(''),
    licence: varchar({ length: 80 }).notNull().default(''),
    gtin: varchar({ length: 14 }).notNull().default(''),
    /** The merchant's own number, by which files name a product. Null while it has none. */
    sku: varchar({ length: 60 }).unique(),
    /** Empty in a draft, and in products from before classes. */
    productClass: varchar('product_class', { length: 20 }).notNull().default('').$type<ProductClass | ''>(),
    facts: jsonb().notNull().default({}).$type<Facts>(),
    /** The day on which the product passed the publish gate; null for products published before the gate. */
    gatePassedOn: date('gate_passed_on', { mode: 'string' }),
    /** The owner's reason for doubtful words, with the words that it covers. */
    acceptedDoubts: jsonb('accepted_doubts').$type<AcceptedDoubts>(),
    archivedAt: timestamp('archived_at', { withTimezone: true }),
    rating: real().notNull().default(0),
    reviewCount: integer('review_count').notNull().default(0),
    popularity: integer().notNull().default(0),
    /** Its row in `product_counts`; null while it is not published. A trigger sets it. */
    countsKey: varchar('counts_key', { length: 32 }),
    ...memberColumns,
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('products_reorder_at', sql`${table.reorderAt} >= 0`),
    check('products_stock_not_negative', sql`${table.stock} >= 0`),
    check(
      'products_hidden_with_demo',
      sql`not ${table.hiddenWithDemo} or (${table.isDemo} and not ${table.published})`,
    ),
    check('products_archived_are_hidden', sql`${table.archivedAt} is null or not ${table.published}`),
    // A supply costs at most the MRP of its packs.
    check(
      'products_supply_packs',
      sql`cardinality(${table.packs}) = 3 and 1 <= ${table.packs}[1] and 2 <= ${table.packs}[2] and 2 <= ${table.packs}[3]`,
    ),
    ...priceChecks(table),
    index('products_by_name').on(table.name, table.id),
    index('products_by_change').on(table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('products_by_part_of_name').using('gin', sql`${table.name} gin_trgm_ops`),
    // Beginnings of numbers, with and without blanks and dashes (`numbered.ts`).
    index('products_by_sku_key')
      .on(sql`regexp_replace(lower(${table.sku}), '[^a-z0-9]+', '', 'g') text_pattern_ops`)
      .where(sql`${table.sku} is not null`),
    index('products_by_gtin')
      .on(table.gtin.op('varchar_pattern_ops'))
      .where(sql`${table.gtin} <> ''`),
    index('products_by_category').on(table.categoryId, table.id),
    // In the order of the group's card, which is the first of these in stock.
    index('products_of_group')
      .on(table.groupId, table.exactPrice, table.groupPosition, table.id)
      .where(sql`${table.groupId} is not null`),
    // Filters of staff that few products match. An index on the stock would slow each order down.
    index('products_by_class').on(table.productClass, table.id),
    index('products_incomplete')
      .on(table.id)
      .where(sql`${table.published} and ${table.gatePassedOn} is null`),
    index('products_stopped')
      .on(table.id)
      .where(sql`${table.published} and not ${table.onSale}`),
    index('products_unpublished')
      .on(table.id)
      .where(sql`not ${table.published}`),
    index('products_of_demo')
      .on(table.id)
      .where(sql`${table.isDemo}`),
    index('products_with_reorder_level')
      .on(table.id)
      .where(sql`${table.reorderAt} is not null`),
    ...sortIndexes(table),
    index('products_by_form')
      .on(table.form, table.id)
      .where(sql`${table.published}`),
    index('products_by_origin')
      .on(table.countryOfOrigin, table.id)
      .where(sql`${table.published}`),
    index('products_by_concern').using('gin', table.concerns),
    // Counts products of a concern, form or country within a price without reading them. Lists of cards pass over members of groups.
    index('products_by_group_and_price')
      .on(table.countsKey, table.exactPrice, table.groupId)
      .where(sql`${table.published}`),
  ],
);

/** The uploaded pictures, which products and their copies name. One without a product is deleted 30 days later. */
export const productPictures = pgTable(
  'product_pictures',
  {
    name: varchar({ length: 40 }).primaryKey(),
    uploadedAt: timestamp('uploaded_at', { withTimezone: true }).notNull().defaultNow(),
    /** The time of the upload, or since which a product may no longer name the picture. */
    unusedSince: timestamp('unused_since', { withTimezone: true }).defaultNow(),
  },
  (table) => [
    index('product_pictures_unused')
      .on(table.unusedSince)
      .where(sql`${table.unusedSince} is not null`),
  ],
);

/** Slugs that a product or a category had. Their pages redirect to the new one. */
export const oldSlugs = pgTable(
  'old_slugs',
  {
    kind: varchar({ length: 10 }).notNull().$type<'product' | 'category'>(),
    slug: varchar({ length: 120 }).notNull(),
    entityId: integer('entity_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.slug] })],
);
