import { boolean, index, integer, pgTable, serial, timestamp, varchar } from 'drizzle-orm/pg-core';
import type { StateName } from '#shop/pincodes/states.ts';
import { users } from '#shop/accounts/server/tables.ts';

export const addresses = pgTable(
  'addresses',
  {
    id: serial().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: varchar({ length: 120 }).notNull(),
    mobileNumber: varchar('mobile_number', { length: 10 }).notNull(),
    pincode: varchar({ length: 6 }).notNull(),
    locality: varchar({ length: 160 }).notNull(),
    addressLine1: varchar('address_line1', { length: 300 }).notNull(),
    city: varchar({ length: 120 }).notNull(),
    state: varchar({ length: 60 }).notNull().$type<StateName>(),
    landmark: varchar({ length: 160 }),
    alternatePhone: varchar('alternate_phone', { length: 10 }),
    addressType: varchar('address_type', { length: 4 }).notNull().default('Home').$type<'Home' | 'Work'>(),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('addresses_by_user').on(table.userId)],
);
