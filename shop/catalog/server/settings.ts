import { z } from 'zod';
import { wholeNumber, type SettingDefinitions } from '#platform/server/settings.ts';

/** A batch leaves the stock this many days before its best before day. FSSAI asks online sellers for 45 at delivery. */
export const catalogSettings = z.object({
  MIN_SHELF_LIFE_DAYS: wholeNumber('days', 0, 365).default(45),
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
} satisfies SettingDefinitions<typeof catalogSettings>;
