import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, serial, text, timestamp, uuid, varchar } from 'drizzle-orm/pg-core';
import { authorNameColumn } from '#platform/server/changes/author-name.ts';
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
