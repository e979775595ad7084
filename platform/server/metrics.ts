import { Counter, Histogram } from 'prom-client';

// Counts of this process for Prometheus. A label is a fixed word of the source code, never an id, a path or personal data.

export const refusalsSent = new Counter({
  name: 'aranya_refusals_total',
  help: 'Requests that the API refused, by error code.',
  labelNames: ['code'],
});

export const requestsShed = new Counter({
  name: 'aranya_requests_shed_total',
  help: 'Requests turned away as busy: because the process is full, or because their network has its share under way.',
  labelNames: ['reason'],
});

export const wrongCodes = new Counter({
  name: 'aranya_wrong_codes_total',
  help: 'Sign-in codes that were wrong, over all emails.',
});

export const jobsDone = new Counter({
  name: 'aranya_jobs_total',
  help: 'Background jobs that ended, by result: completed, retried or failed for good.',
  labelNames: ['task', 'result'],
});

export const emailsDone = new Counter({
  name: 'aranya_emails_total',
  help: 'Emails by template and result: sent, failed or too_late.',
  labelNames: ['template', 'result'],
});

export const cacheRequests = new Counter({
  name: 'aranya_response_cache_requests_total',
  help: 'Public pages and JSON by source: kept, shared with a request under way, or made.',
  labelNames: ['result'],
});

export const rendering = new Histogram({
  name: 'aranya_page_render_seconds',
  help: 'Time to render a page that no cache held.',
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
});

export const requestsServed = new Counter({
  name: 'aranya_http_requests_total',
  help: 'Requests by method, route pattern and status. Status 499: the client left before the response.',
  labelNames: ['method', 'route', 'status'],
});

/** By route alone: each further label would multiply the buckets. */
export const requestSeconds = new Histogram({
  name: 'aranya_http_request_duration_seconds',
  help: 'Time until a response was sent, by route pattern.',
  labelNames: ['route'],
  buckets: [0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
});

export const connectionWaits = new Histogram({
  name: 'aranya_database_connection_wait_seconds',
  help: 'Time until a pool gave a connection, by pool: main or reserve.',
  labelNames: ['pool'],
  buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 1, 2],
});
