import { type SQLWrapper, sql } from 'drizzle-orm';

/** Letters and digits of a waybill from its end, the form in which an index finds a waybill by its last signs. */
export const backwards = (waybill: SQLWrapper) =>
  sql`reverse(upper(regexp_replace(${waybill}, '[^A-Za-z0-9]+', '', 'g')))`;
