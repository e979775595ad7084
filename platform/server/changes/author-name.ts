import { varchar } from 'drizzle-orm/pg-core';

/**
 * The column for the name that the author of a row had at the time. A trigger of the database fills it in from the account, on each write
 * that names an author, so no writer can forget it.
 */
export const authorNameColumn = (column = 'author_name') =>
  varchar(column, { length: 80 }).notNull().default('');

/** Returns an author's name at the time. A row from before names were stored shows `today`, the name of the account now. */
export function nameAtTheTime(stored: string, today: string | undefined): string {
  return stored || today || 'A former colleague';
}
