import type { ServerBuild } from 'react-router';
import { createApi } from '#api/api.ts';
import type { ShopContext } from '#api/context.ts';
import type { Log } from '#platform/server/log.ts';
import { endpointsServed } from '#platform/server/serve-endpoint.ts';
import { useTracer } from '#platform/server/traces/traces.ts';
import { type Handler, inOrder } from '../listen.ts';
import { readRoutePatterns } from '../metrics/route-patterns.ts';
import type { TracingSettings } from './settings.ts';

type Site = { shop: ShopContext; loadPages: () => Promise<ServerBuild> };

type Tracing = {
  /** Puts the recording of requests in front of a handler. */
  inFrontOf: (handler: Handler | undefined, site: Site) => Handler | undefined;
  stop: () => Promise<void>;
};

/**
 * Switches traces on when OTEL_EXPORTER_OTLP_ENDPOINT is set: requests by route pattern, statements by name, jobs and requests to
 * the courier. Without it no code of OpenTelemetry is loaded. Call it before the pools are opened.
 */
export async function openTracing(settings: TracingSettings, log: Log): Promise<Tracing> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT } = settings;
  if (OTEL_EXPORTER_OTLP_ENDPOINT === undefined)
    return { inFrontOf: (handler) => handler, stop: async () => {} };
  const { makeOtelTracer } = await import('./otel-tracer.ts');
  const { traceRequests } = await import('./trace-requests.ts');
  const { tracer, stop } = makeOtelTracer({ ...settings, OTEL_EXPORTER_OTLP_ENDPOINT }, log);
  useTracer(tracer);
  return {
    inFrontOf: (handler, { shop, loadPages }) => {
      const patternOf = readRoutePatterns(loadPages, endpointsServed(createApi(shop)));
      return inOrder(traceRequests(tracer, patternOf), handler);
    },
    stop: async () => {
      useTracer(undefined);
      await stop();
    },
  };
}
