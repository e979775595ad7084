import { z } from 'zod';
import { wholeNumber, type SettingDefinitions } from '#platform/server/settings.ts';

/** A batch leaves the stock this many days before its best before day. FSSAI asks online sellers for 45 at delivery. */
export const catalogSettings = z.object({
  MIN_SHELF_LIFE_DAYS: wholeNumber('days', 0, 365).default(45),
});

export const catalogDefinitions = {
  MIN_SHELF_LIFE_DAYS: { kind: 'fact' },
} satisfies SettingDefinitions<typeof catalogSettings>;

export type CatalogSettings = z.output<typeof catalogSettings>;
