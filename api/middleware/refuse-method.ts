import type { MiddlewareHandler } from 'hono';
import type { Endpoint } from '#platform/endpoint.ts';
import type { ApiEnv } from '../context.ts';

type MethodsFor = (path: string) => string[];

/** Files below the API that are no endpoints. */
const files = /^\/api\/(openapi\.json|docs|images\/products\/[^/]+)$/;

/** Returns a function that lists the methods of the endpoints at a path, and none for a path without endpoints. */
export function methodsByPath(endpoints: Endpoint[]): MethodsFor {
  const patterns = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  for (const { path, method } of endpoints) {
    const known = patterns.get(path) ?? {
      pattern: new RegExp(`^${path.replaceAll('.', String.raw`\.`).replace(/\{\w+\}/g, '[^/]+')}$`),
      methods: new Set(),
    };
    patterns.set(path, known);
    known.methods.add(method);
    if (method === 'GET') known.methods.add('HEAD');
  }
  return (path) => {
    if (files.test(path)) return ['GET', 'HEAD'];
    const found = new Set<string>();
    for (const { pattern, methods } of patterns.values())
      if (pattern.test(path)) for (const method of methods) found.add(method);
    return [...found].toSorted();
  };
}

/** Responds 405 with `Allow` to a method that no endpoint at this path takes. */
export function refuseMethod(methodsFor: MethodsFor): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const { method, path } = c.req;
    const allowed = methodsFor(path);
    if (allowed.length === 0) return next();
    c.header('allow', allowed.join(', '));
    const message = `This call takes ${allowed.join(', ')} and not ${method}.`;
    return c.json({ message, code: 'wrong_method', requestId: c.var.requestId }, 405);
  };
}
