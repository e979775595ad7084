import { z } from 'zod';
import { wholeNumber, type SettingDefinitions } from '#platform/server/settings.ts';

export const catalogSettings = z.object({
  /** A batch leaves the stock this many days before its best before day. FSSAI asks online sellers for 45 at delivery. */
  MIN_SHELF_LIFE_DAYS: wholeNumber('days', 0, 365).default(45),
  LOW_STOCK_UNITS: wholeNumber('units', 0, 10_000).default(0),
});

export type CatalogSettings = z.output<typeof catalogSettings>;

export const catalogDefinitions = {
  MIN_SHELF_LIFE_DAYS: {
    kind: 'fact',
    group: 'products',
    label: 'Shelf life at delivery',
    help: 'A batch leaves the stock so many days before its best before day, and FSSAI asks online sellers for 45.',
    input: 'number',
    unit: 'days',
  },
  LOW_STOCK_UNITS: {
    kind: 'fact',
    group: 'products',
    label: 'Low at',
    help: 'A product counts as low when at most so many are for sale, unless its own page says another number. 0: never.',
    input: 'number',
    unit: 'units',
  },
} satisfies SettingDefinitions<typeof catalogSettings>;
