import type { MiddlewareHandler } from 'hono';

type Fetch = (request: Request, env: object) => Response | Promise<Response>;

/** Responds to HEAD with the status and headers of the GET, its length too, and without a body. */
export function headLikeGet(fetch: Fetch): MiddlewareHandler {
  return async (c, next) => {
    const { method, url, headers, signal } = c.req.raw;
    if (method !== 'HEAD') return next();
    const response = await fetch(new Request(url, { method: 'GET', headers, signal }), c.env as object);
    return withoutBody(response);
  };
}

async function withoutBody(response: Response): Promise<Response> {
  const { status } = response;
  const headers = new Headers(response.headers);
  const { byteLength } = await response.arrayBuffer();
  if (status !== 204 && status !== 304) headers.set('content-length', String(byteLength));
  return new Response(null, { status, headers });
}
