import { answerSchemas } from './answer-schemas.ts';
import { createApi } from './api.ts';

type Document = Parameters<typeof answerSchemas>[0];
type Operation = { method: string; path: string; pattern: RegExp };

let known: { operations: Operation[]; differenceOf: ReturnType<typeof answerSchemas> } | undefined;

/**
 * The API for tests. Each answer must fit the OpenAPI document, or the request throws, so that every test of the API is one of
 * the document too.
 */
export function createCheckedApi(shop: Parameters<typeof createApi>[0]): ReturnType<typeof createApi> {
  const api = createApi(shop);
  const { request } = api;
  api.request = async (input, init, ...more) => {
    const response = await request(input, init, ...more);
    const url = new URL(input instanceof Request ? input.url : String(input), 'http://localhost');
    const method = (init?.method ?? (input instanceof Request ? input.method : 'GET')).toUpperCase();
    known ??= await readDocument(request);
    const operation = known.operations.find((one) => one.method === method && one.pattern.test(url.pathname));
    if (!operation) return response;
    const text = await response.clone().text();
    const type = response.headers.get('content-type') ?? '';
    const difference = known.differenceOf(operation, { status: response.status, type, text });
    if (difference) throw new Error(`${method} ${operation.path} differs from its document: ${difference}`);
    return response;
  };
  return api;
}

async function readDocument(request: ReturnType<typeof createApi>['request']) {
  const document = (await (await request('/api/openapi.json')).json()) as Document;
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({
      method: method.toUpperCase(),
      path,
      pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    })),
  );
  // `/orders/products` is an operation of its own, and no order number.
  operations.sort((one, other) => one.path.split('{').length - other.path.split('{').length);
  return { operations, differenceOf: answerSchemas(document) };
}
