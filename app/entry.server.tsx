import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { errorFields } from '#platform/server/log.ts';
import { pageContext, scriptNonceContext } from './context.ts';

const renderTimeoutMs = 10_000;

/** Responds only when the whole page is ready, so that React adds no inline scripts. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(scriptNonceContext);
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        onAllReady() {
          clearTimeout(timer);
          headers.set('Content-Type', 'text/html; charset=utf-8');
          // Whole, since a web stream costs more than the copy.
          const body = pipe(new PassThrough());
          buffer(body).then((html) => resolve(new Response(html, { headers, status })), reject);
        },
        onShellError: reject,
        onError: reject,
      },
    );
    const timer = setTimeout(abort, renderTimeoutMs);
  });
}

/** An aborted request and an unknown page are no errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  (context as RouterContextProvider).get(pageContext).log.error('page failed', errorFields(error));
};
