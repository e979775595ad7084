import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Endpoint } from '#platform/endpoint.ts';
import { openApiDocument } from '#platform/server/openapi.ts';
import { endpointsServed } from '#platform/server/serve-endpoint.ts';
import type { ApiEnv } from '../context.ts';

/** Serves the API's description as `/api/openapi.json` and as the page `/api/docs`, from the contracts. */
export function serveDocs(app: Hono<ApiEnv>): void {
  const calls = endpointsServed(app);
  // The document takes some 40 ms, which a start need not wait for.
  let known: { name: string; document: object } | undefined;
  app.get('/api/openapi.json', (c) => {
    const { SHOP_NAME: name, PUBLIC_URL: url } = c.var.config;
    if (known?.name !== name)
      known = { name, document: openApiDocument(calls, { title: `${name} API`, version: '1', url }) };
    return c.json(known.document);
  });
  app.get('/api/docs', (c) => {
    c.header('content-security-policy', "default-src 'none'; style-src 'self'");
    return c.html(docsPage(calls, c.var.config.SHOP_NAME));
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
