import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  serial,
  smallint,
  text,
  timestamp,
  varchar,
} from 'drizzle-orm/pg-core';
import { products } from '#shop/catalog/server/tables.ts';

export const reviews = pgTable(
  'reviews',
  {
    id: serial().primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    userName: varchar('user_name', { length: 60 }).notNull(),
    rating: smallint().notNull(),
    title: varchar({ length: 120 }).notNull().default(''),
    comment: text().notNull(),
    imageUrl: varchar('image_url', { length: 160 }),
    status: varchar({ length: 10 })
      .notNull()
      .default('published')
      .$type<'published' | 'pending' | 'hidden'>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
    index('reviews_by_product').on(table.productId, table.createdAt, table.id),
  ],
);
