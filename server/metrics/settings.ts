import { z } from 'zod';
import { isWithin } from '#platform/server/address-ranges.ts';
import { wholeNumber, type SettingDefinitions } from '#platform/server/settings.ts';

/** `/metrics` is off without METRICS_PORT and METRICS_TOKEN. */
export const metricsSettings = z
  .object({
    METRICS_PORT: wholeNumber('a port number', 1, 65_535).optional(),
    METRICS_HOST: z.string().default('127.0.0.1'),
    METRICS_TOKEN: z
      .string()
      .regex(/^[\x21-\x7e]{24,200}$/, 'must have 24 to 200 characters without spaces')
      .optional(),
  })
  .refine(({ METRICS_HOST, METRICS_TOKEN }) => METRICS_TOKEN || isWithin(['loopback'], METRICS_HOST), {
    path: ['METRICS_HOST'],
    message: 'is open to other machines, which needs METRICS_TOKEN',
  });

export const metricsDefinitions = {
  METRICS_PORT: { kind: 'machine' },
  METRICS_HOST: { kind: 'machine' },
  METRICS_TOKEN: { kind: 'machine' },
} satisfies SettingDefinitions<typeof metricsSettings>;

export type MetricsSettings = z.output<typeof metricsSettings>;
