import type { MiddlewareHandler } from 'hono';

type Fetch = (request: Request, env: object) => Response | Promise<Response>;

/**
 * Responds to HEAD with the status and headers of the GET, its length too, and without a body. Only a GET has parts, so `Range`
 * means nothing here.
 */
export function headLikeGet(fetch: Fetch): MiddlewareHandler {
  return async (c, next) => {
    const { method, url, signal } = c.req.raw;
    if (method !== 'HEAD') return next();
    const headers = new Headers(c.req.raw.headers);
    headers.delete('range');
    const response = await fetch(new Request(url, { method: 'GET', headers, signal }), c.env as object);
    return withoutBody(response);
  };
}

async function withoutBody(response: Response): Promise<Response> {
  const { status } = response;
  const headers = new Headers(response.headers);
  // A body that others read too ends its cancelling with theirs.
  if (status === 204 || status === 304 || headers.has('content-length'))
    void response.body?.cancel().catch(() => {});
  else headers.set('content-length', String((await response.arrayBuffer()).byteLength));
  return new Response(null, { status, headers });
}
