import { z } from 'zod';
import { isWithin } from '#platform/server/limits/address-ranges.ts';
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

export type MetricsSettings = z.output<typeof metricsSettings>;

export const metricsDefinitions = {
  METRICS_PORT: {
    kind: 'machine',
    group: 'watch',
    label: 'Port of metrics',
    help: 'Prometheus reads the figures of the shop there.',
    input: 'number',
  },
  METRICS_HOST: {
    kind: 'machine',
    group: 'watch',
    label: 'Network address of metrics',
    help: 'It decides from where the figures can be read.',
    input: 'text',
  },
  METRICS_TOKEN: {
    kind: 'machine',
    group: 'watch',
    label: 'Token of metrics',
    help: 'Prometheus shows with it that it may read the figures.',
    input: 'secret',
  },
} satisfies SettingDefinitions<typeof metricsSettings>;
