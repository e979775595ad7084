import { setTimeout as pause } from 'node:timers/promises';
import {
  type Context,
  context,
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Log } from '#platform/server/log.ts';
import { rarely } from '#platform/server/limits/rarely.ts';
import type { OpenStep, Step, Tracer } from '#platform/server/traces/traces.ts';
import type { TracingSettings } from './settings.ts';

const kinds: Record<Step['kind'], SpanKind> = {
  request: SpanKind.SERVER,
  statement: SpanKind.CLIENT,
  job: SpanKind.CONSUMER,
  outside: SpanKind.CLIENT,
};
const beginsTrace = new Set<Step['kind']>(['request', 'job']);
const exportMs = 5_000;
const stopMs = 2_000;

type Recorded = OpenStep & { context: Context };

/** Makes a tracer that sends its steps to an OpenTelemetry collector in the background. A full queue drops steps. */
export function makeOtelTracer(
  settings: TracingSettings & { OTEL_EXPORTER_OTLP_ENDPOINT: string },
  log: Log,
): { tracer: Tracer; stop: () => Promise<void> } {
  const warn = rarely(log, 'warn', 'traces are not exported');
  diag.setLogger(
    { error: () => warn(), warn: () => {}, info: () => {}, debug: () => {}, verbose: () => {} },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  );
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const exporter = new OTLPTraceExporter({
    url: `${settings.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, '')}/v1/traces`,
    headers: headersOf(settings.OTEL_EXPORTER_OTLP_HEADERS),
    timeoutMillis: exportMs,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': settings.OTEL_SERVICE_NAME }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(settings.OTEL_TRACES_SAMPLER_ARG) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: exportMs })],
  });
  const otel = provider.getTracer('aranya');

  const begin = ({ kind, name, attributes = {} }: Step): Recorded => {
    // A client must not choose the id of a trace, so its headers are not read.
    const parent = beginsTrace.has(kind) ? ROOT_CONTEXT : context.active();
    const isRecorded = beginsTrace.has(kind) || trace.getSpan(parent) !== undefined;
    if (!isRecorded) return { fail: () => {}, end: () => {}, context: parent };
    const span = otel.startSpan(name, { kind: kinds[kind], attributes }, parent);
    return {
      fail: (error) => fail(span, error),
      end: (last = {}) => {
        if (last.name) span.updateName(last.name);
        span.setAttributes(last.attributes ?? {});
        span.end();
      },
      context: trace.setSpan(parent, span),
    };
  };
  return {
    tracer: {
      begin,
      within: (step, work) => context.with((step as Recorded).context, work),
      bind: (work) => context.bind(context.active(), work),
      currentId: () => trace.getActiveSpan()?.spanContext().traceId,
    },
    stop: async () => {
      // A collector that hangs must not delay the end of the shop.
      await Promise.race([provider.shutdown().catch(() => {}), pause(stopMs, undefined, { ref: false })]);
      context.disable();
      diag.disable();
    },
  };
}

/** The message of an error may quote what a customer typed. Its code or class never does. */
function fail(span: Span, error: unknown): void {
  const { code, cause, name } = (error ?? {}) as {
    code?: unknown;
    cause?: { code?: unknown };
    name?: string;
  };
  const words = [cause?.code, code, name].filter((one) => typeof one === 'string');
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', words.find((word) => /^\w{1,40}$/.test(word)) ?? 'Error');
}

function headersOf(text = ''): Record<string, string> {
  const pairs = text.split(',').filter(Boolean);
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [name.trim(), decodeURIComponent(value.join('=').trim())];
    }),
  );
}
