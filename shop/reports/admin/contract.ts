import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { hourSeconds } from '#platform/india-time.ts';
import { Refusal } from '#platform/refusal.ts';
import { reportNames } from './reports.ts';

const shared = { who: 'staff', tag: 'Staff: reports', method: 'GET' } as const;

export const maxMonths = 24;

/** Rows of keys on the screen. The file holds all. */
export const maxShown = 100;

export const refusals = {
  badPeriod: () =>
    new Refusal('bad_period', 400, `Choose at most ${maxMonths} months, the first one before the last.`),
};

const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'A month is written as 2026-11.');
const query = z.object({ from: month, to: month });

const reportSchema = z.object({
  rows: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      values: z
        .array(z.union([z.number(), z.string()]).nullable())
        .meta({ description: 'One for each column. Null when there is nothing to divide by.' }),
      before: z
        .union([z.number(), z.string()])
        .nullable()
        .meta({ description: 'The first column in the months before.' }),
    }),
  ),
  total: z
    .array(z.union([z.number(), z.string()]).nullable())
    .nullable()
    .meta({ description: 'Of all rows, where a sum says something.' }),
  before: z
    .object({ from: z.string(), to: z.string() })
    .nullable()
    .meta({ description: 'As many months before. Null where there is nothing to compare.' }),
  totalBefore: z.array(z.union([z.number(), z.string()]).nullable()).nullable(),
  count: z.int().meta({ description: `All rows. At most ${maxShown} keys are listed.` }),
  countedAt: z.iso.datetime().nullable().meta({ description: 'When the figures were last counted.' }),
});

export type ReportData = z.infer<typeof reportSchema>;
export type ReportRow = ReportData['rows'][number];

const params = z.object({ report: z.enum(reportNames) });

const get = defineEndpoint({
  ...shared,
  path: '/api/admin/reports/{report}',
  summary: 'A report of some months from the daily figures, without the day that is not over',
  params,
  query,
  response: reportSchema,
  refuses: [400],
});

const save = defineEndpoint({
  ...shared,
  path: '/api/admin/reports/{report}/rows.csv',
  summary: 'All rows of a report as CSV',
  params,
  query,
  media: 'text/csv; charset=utf-8',
  response: z.custom<AsyncGenerator<string>>(),
  limit: { name: 'report-files', perUser: 120, perNetwork: 600, windowSeconds: hourSeconds },
  refuses: [400],
});

export const endpoints = { get, save };
