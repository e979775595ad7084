import { z } from 'zod';
import { dayField } from '#platform/day-field.ts';
import { defineEndpoint } from '#platform/endpoint.ts';
import { hourSeconds } from '#platform/india-time.ts';
import { Refusal } from '#platform/refusal.ts';
import { soldFilters } from '#shop/orders/admin/sold-filters.ts';
import { salesFigureNames, salesSplitNames } from './figures.ts';
import { maxDays } from './ranges.ts';

const shared = { who: 'staff', tag: 'Staff: reports', method: 'GET' } as const;

/** Rows on the screen. The file holds all. */
export const maxRows = 100;

export const refusals = {
  badRange: () =>
    new Refusal('bad_range', 400, `Choose at most ${maxDays} days, the first one before the last.`),
};

const range = z.object({ from: dayField, to: dayField });
/** Leaves out all other rows of products and categories. */
const filterFields = {
  category: soldFilters.category.meta({ description: 'A category with all below it.' }),
  q: z.string().trim().max(100).optional().meta({ description: 'Words of a name.' }),
};

export type ProductFilter = z.infer<z.ZodObject<typeof filterFields>>;

const query = range.extend({
  by: z.enum(salesSplitNames),
  beside: z
    .literal('month')
    .optional()
    .meta({ description: 'Compares days of one month with the same days of the month before.' }),
  ...filterFields,
});

const figures = z
  .record(z.enum(salesFigureNames), z.number())
  .meta({ description: 'Counts, and amounts in rupees.' });

const rangeSchema = z.object({ from: z.iso.date(), to: z.iso.date() });

const salesSchema = z.object({
  range: rangeSchema,
  before: rangeSchema.meta({ description: 'The days before, as many, or those of the month before.' }),
  isRunning: z.boolean().meta({ description: 'The last day is not over.' }),
  countedAt: z.iso.datetime().nullable().meta({
    description: 'When past days were last counted. Today is counted at once.',
  }),
  total: figures,
  totalBefore: figures,
  chart: z.array(
    z.object({
      day: z.iso.date().meta({ description: 'A day, or the first of a month in a long range.' }),
      gross: z.number(),
      orders: z.int(),
      grossBefore: z.number().nullable().meta({ description: 'Of the same place in the days before.' }),
    }),
  ),
  isByMonth: z.boolean(),
  rows: z.array(z.object({ key: z.string(), label: z.string(), figures, grossBefore: z.number() })),
  ofRows: z
    .object({ figures, grossBefore: z.number() })
    .nullable()
    .meta({ description: 'The sums of a choice of rows. An order with two of them counts twice.' }),
  count: z.int().meta({ description: `All rows. At most ${maxRows} are listed, the highest first.` }),
});

export type Sales = z.infer<typeof salesSchema>;
export type Figures = Sales['total'];
export type SalesRow = Sales['rows'][number];

const readSales = defineEndpoint({
  ...shared,
  path: '/api/admin/sales',
  summary: 'Sales of some days beside the days before, with the day that runs',
  query,
  response: salesSchema,
  refuses: [400],
});

const file = {
  media: 'text/csv; charset=utf-8',
  response: z.custom<AsyncGenerator<string>>(),
  limit: { name: 'report-files', perUser: 120, perNetwork: 600, windowSeconds: hourSeconds },
  refuses: [400],
} as const;

const saveSales = defineEndpoint({
  ...shared,
  ...file,
  path: '/api/admin/sales/rows.csv',
  summary: 'All rows of the sales of some days as CSV',
  query,
});

/** Days whose sales say how long the stock lasts. */
export const paceDays = 30;

const productRow = z.object({
  id: z.int(),
  name: z.string(),
  units: z.int().meta({ description: 'Packs sold in these days.' }),
  gross: z.number(),
  cameBack: z.number(),
  net: z.number(),
  margin: z.number().nullable().meta({
    description:
      'Net sales less GST and less the cost price of now of all packs sold. Null without a cost price.',
  }),
  stock: z
    .int()
    .nullable()
    .meta({ description: 'Packs for sale. Null for a combo, which has none of its own.' }),
  daysLeft: z
    .int()
    .nullable()
    .meta({
      description: `How long the stock lasts at the pace of the last ${paceDays} days. Null without a sale in them.`,
    }),
});

export type ProductRow = z.infer<typeof productRow>;

/** The views of the products of some days. */
export const productViews = {
  sold: 'Sold, the highest sales first',
  runningOut: 'Running out first',
  unsold: 'Not sold in these days',
} as const;

const productViewNames = Object.keys(productViews) as [keyof typeof productViews];

const productQuery = range.extend({ show: z.enum(productViewNames), ...filterFields });

const productsSchema = z.object({
  range: rangeSchema,
  isRunning: z.boolean(),
  rows: z.array(productRow),
  count: z.int(),
});

export type ProductSales = z.infer<typeof productsSchema>;

const readProducts = defineEndpoint({
  ...shared,
  path: '/api/admin/product-sales',
  summary: 'Products with what they sold in some days, and how long their stock lasts',
  query: productQuery,
  response: productsSchema,
  refuses: [400],
});

const saveProducts = defineEndpoint({
  ...shared,
  ...file,
  path: '/api/admin/product-sales/rows.csv',
  summary: 'All products with what they sold in some days as CSV',
  query: productQuery,
});

/** The ranges of Today. */
export const periodNames = ['yesterday', 'week', 'days30', 'month', 'lastMonth'] as const;

const period = z.object({
  name: z.enum(periodNames),
  range: rangeSchema,
  orders: z.int(),
  gross: z.number(),
  ordersBefore: z.int(),
  grossBefore: z.number(),
});

const overviewSchema = z.object({
  periods: z
    .array(period)
    .meta({ description: 'Yesterday, 7 days, 30 days and two months, each beside the days before.' }),
  chart: salesSchema.shape.chart.meta({ description: 'The last 30 days beside the 30 days before.' }),
  best: z
    .array(z.object({ id: z.int(), name: z.string(), units: z.int(), gross: z.number() }))
    .meta({ description: 'The products with the highest sales of 30 days.' }),
});

export type Overview = z.infer<typeof overviewSchema>;

const readOverview = defineEndpoint({
  ...shared,
  path: '/api/admin/sales/overview',
  summary: 'Sales of yesterday, 7 days, 30 days and two months with the best sellers, for Today',
  response: overviewSchema,
});

export const endpoints = { readOverview, readSales, saveSales, readProducts, saveProducts };
