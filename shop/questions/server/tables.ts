import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, serial, text, timestamp, uuid, varchar } from 'drizzle-orm/pg-core';
import { authorNameColumn } from '#platform/server/changes/author-name.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { type QuestionState, questionStateNames } from '../states.ts';

const states = sql.raw(questionStateNames.map((state) => `'${state}'`).join(', '));

/** Questions of customers about an order. They go with the personal data of the order. */
export const orderQuestions = pgTable(
  'order_questions',
  {
    id: serial().primaryKey(),
    requestId: uuid('request_id').notNull().unique(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    words: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The staff member who pasted a message of the customer. Null for a question by the form. */
    pastedBy: integer('pasted_by'),
    pastedByName: authorNameColumn('pasted_by_name'),
    state: varchar({ length: 10 }).notNull().default('open').$type<QuestionState>(),
    answer: text().notNull().default(''),
    /** The staff member who answered or closed it. */
    authorId: integer('author_id'),
    authorName: authorNameColumn(),
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [
    check('order_questions_state', sql`${table.state} in (${states})`),
    check('order_questions_settled', sql`(${table.state} = 'open') = (${table.settledAt} is null)`),
    check('order_questions_answer', sql`(${table.state} = 'answered') = (${table.answer} <> '')`),
    index('order_questions_by_order').on(table.orderId, table.id),
    index('order_questions_open')
      .on(table.at, table.id)
      .where(sql`${table.state} = 'open'`),
  ],
);

/** Questions of customers and guests about a product. They are known by the email alone. */
export const productQuestions = pgTable(
  'product_questions',
  {
    id: serial().primaryKey(),
    requestId: uuid('request_id').notNull().unique(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    email: varchar({ length: 254 }).notNull(),
    words: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    state: varchar({ length: 10 }).notNull().default('open').$type<QuestionState>(),
    answer: text().notNull().default(''),
    /** The staff member who answered or closed it. */
    authorId: integer('author_id'),
    authorName: authorNameColumn(),
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [
    check('product_questions_state', sql`${table.state} in (${states})`),
    check('product_questions_settled', sql`(${table.state} = 'open') = (${table.settledAt} is null)`),
    check('product_questions_answer', sql`(${table.state} = 'answered') = (${table.answer} <> '')`),
    index('product_questions_by_product').on(table.productId),
    index('product_questions_by_email').on(table.email),
    index('product_questions_open')
      .on(table.at, table.id)
      .where(sql`${table.state} = 'open'`),
  ],
);
