import { z } from 'zod';
import { webUrl, type SettingDefinitions } from '#platform/server/settings.ts';

/** The names are those of OpenTelemetry. Without an endpoint there are no traces. */
export const tracingSettings = z.object({
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[^=,]+=[^,]*(,[^=,]+=[^,]*)*$/, 'must be like name=value,other=value')
    .optional(),
  OTEL_SERVICE_NAME: z.string().max(60, 'must be at most 60 characters').default('aranya'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be a share from 0 to 1')
    .transform(Number)
    .default(1),
});

export type TracingSettings = z.output<typeof tracingSettings>;

export const tracingDefinitions = {
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    kind: 'machine',
    group: 'watch',
    label: 'Collector of traces',
    help: 'A collector that takes OTLP over HTTP gets what each request did.',
    input: 'text',
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    kind: 'machine',
    group: 'watch',
    label: 'Headers for the collector',
    help: 'A collector may ask for a key.',
    input: 'secret',
  },
  OTEL_SERVICE_NAME: {
    kind: 'machine',
    group: 'watch',
    label: 'Name in traces',
    help: 'A collector of several shops tells them apart by it.',
    input: 'text',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    kind: 'machine',
    group: 'watch',
    label: 'Share of traces',
    help: 'Fewer traces cost less.',
    input: 'text',
  },
} satisfies SettingDefinitions<typeof tracingSettings>;
