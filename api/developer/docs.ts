import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Endpoint } from '#platform/endpoint.ts';
import { countReads } from '#platform/server/limits/count-reads.ts';
import { openApiDocument } from '#platform/server/openapi.ts';
import { endpointsServed } from '#platform/server/serve-endpoint.ts';
import type { ApiConfig, ApiEnv, ShopContext } from '../context.ts';
import { networkOf } from '../middleware/limits.ts';

const limit = { name: 'api-description', limit: 30, windowSeconds: 60 };

/** Serves the API's description as `/api/openapi.json` and as the page `/api/docs`, from the contracts. */
export function serveDocs(app: Hono<ApiEnv>, shop: Pick<ShopContext, 'db' | 'processes'>): void {
  const calls = endpointsServed(app);
  const count = countReads(shop);
  for (const path of ['/api/openapi.json', '/api/docs'])
    app.get(path, async (c, next) => {
      if (c.var.config.RATE_LIMITS) await count({ ...limit, subject: networkOf(c) });
      return next();
    });
  // The document takes some 40 ms, which a start need not wait for.
  let known: { name: string; document: string; page: string } | undefined;
  const describe = async ({ SHOP_NAME: name, PUBLIC_URL: url }: ApiConfig) => {
    if (known?.name === name) return known;
    const document = JSON.stringify(openApiDocument(calls, { title: `${name} API`, version: '1', url }));
    return (known = { name, document, page: String(await docsPage(calls, name)) });
  };
  app.get('/api/openapi.json', async (c) => {
    const { document } = await describe(c.var.config);
    return c.body(document, 200, { 'content-type': 'application/json' });
  });
  app.get('/api/docs', async (c) => {
    c.header('content-security-policy', "default-src 'none'; style-src 'self'");
    return c.html((await describe(c.var.config)).page);
  });
}

function docsPage(calls: Endpoint[], name: string) {
  const byTag = [...Map.groupBy(calls, ({ tag }) => tag)];
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${name} API</title>
        <link rel="stylesheet" href="/api-docs.css" />
      </head>
      <body>
        <h1>${name} API</h1>
        <p>
          Every call the shop makes. The same in OpenAPI 3.1: <a href="/api/openapi.json">openapi.json</a>.
          Amounts are rupees. Errors are <code>{message, code, requestId}</code>.
        </p>
        ${byTag.map(
          ([tag, list]) =>
            html`<h2>${tag}</h2>
              <table>
                <thead>
                  <tr>
                    <th>Call</th>
                    <th>What it does</th>
                    <th>Who</th>
                    <th>Refusals</th>
                  </tr>
                </thead>
                <tbody>
                  ${list.map(docsRow)}
                </tbody>
              </table>`,
        )}
      </body>
    </html>`;
}

function docsRow(call: Endpoint) {
  return html`<tr>
    <td><code>${call.method} ${call.path}</code></td>
    <td>${call.summary}</td>
    <td>${call.who}</td>
    <td>${call.refuses?.join(', ') ?? ''}</td>
  </tr>`;
}
