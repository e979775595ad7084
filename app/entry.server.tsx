import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { withLook } from '#platform/server/look/look-sheet.ts';
import { logFailure } from '#platform/server/logs/log-failure.ts';
import { withOldBrowserScript } from '#platform/server/old-browsers/old-browser-script.ts';
import { type PageConfig, pageContext, scriptNonceContext } from './context.ts';

const renderTimeoutMs = 10_000;

/** Responds only when the whole page is ready. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(scriptNonceContext);
  const { serverHandoffStream, ...entry } = routerContext;
  const [html, data] = await Promise.all([
    render(<ServerRouter context={onlyMatched(entry)} url={request.url} nonce={nonce} />, nonce),
    serverHandoffStream && text(serverHandoffStream as never),
  ]);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const sent = routerContext.renderMeta?.didRenderScripts ? data : undefined;
  const page = finished(html, { data: sent, config: context.get(pageContext).config, nonce });
  return new HtmlResponse(page, { headers, status });
}

/** React writes it only into a stream. Without it browsers fall into quirks mode. */
const doctype = '<!DOCTYPE html>';
const endOfHead = '</head>';

type Finishing = { data: string | undefined; config: PageConfig; nonce: string };

/** The head alone is searched and changed, since each change of a page copies all that it is given. */
function finished(html: string, { data, config, nonce }: Finishing): string {
  const start = html.startsWith(doctype) ? '' : doctype;
  const at = html.indexOf(endOfHead) + endOfHead.length;
  const head = letPicturesPass(withOldBrowserScript(withLook(html.slice(0, at), config), { config, nonce }));
  return [start, head, ...(data ? withData(html.slice(at), data, nonce) : [html.slice(at)])].join('');
}

/** On a slow line styles, fonts and the largest picture come before the code, without which a page can be read. */
function letPicturesPass(head: string): string {
  return head.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}

/** A page that had to wait for code is rendered again, since pieces that came late would need scripts of React. */
async function render(page: ReactNode, nonce: string): Promise<string> {
  const atOnce = renderAtOnce(page);
  if (atOnce !== null) return atOnce;
  const inPieces = await renderInPieces(page, nonce);
  return renderAtOnce(page) ?? inPieces;
}

const notRendered = '<!--$!-->';

/**
 * Returns null when a part of the page has to wait, such as code that loads at its first use, and when a part fails. React
 * counts the bytes of each piece of a stream, which takes a tenth of a rendering.
 */
function renderAtOnce(page: ReactNode): string | null {
  try {
    const html = renderToString(page);
    return html.includes(notRendered) ? null : html;
  } catch {
    return null;
  }
}

function renderInPieces(page: ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady() {
        clearTimeout(timer);
        text(pipe(new PassThrough())).then(resolve, reject);
      },
      onShellError: reject,
      onError: reject,
    });
    const timer = setTimeout(abort, renderTimeoutMs);
  });
}

/** React Router makes an object for each route that it knows, at each rendering. */
function onlyMatched(entry: EntryContext): EntryContext {
  const matched = entry.staticHandlerContext.matches.map(({ route }) => route.id);
  const routes = Object.fromEntries(matched.map((id) => [id, entry.manifest.routes[id]]));
  return { ...entry, manifest: { ...entry.manifest, routes } };
}

const end = '</body></html>';

/**
 * Adds the loader data for the browser as React Router's `ServerRouter` would. That suspends and renders once more for each
 * piece of the stream.
 */
function withData(html: string, data: string, nonce: string): string[] {
  const controller = 'window.__reactRouterContext.streamController';
  const script = `${controller}.enqueue(${scriptText(data)});${controller}.close();`;
  return [html.slice(0, -end.length), `<script nonce="${nonce}">`, script, `</script>${end}`];
}

const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** No text in it can end the script. */
function scriptText(data: string): string {
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (character) => escapes[character]!);
}

/** An aborted request and an unknown page are no errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  logFailure((context as RouterContextProvider).get(pageContext).log, 'page failed', error);
};

/** A response whose text is known, so the cache need not encode and decode it. */
class HtmlResponse extends Response {
  readonly #html: string;

  constructor(html: string, init: ResponseInit) {
    const body = new ReadableStream<Uint8Array>({
      type: 'bytes',
      pull(controller) {
        controller.enqueue(new TextEncoder().encode(html));
        controller.close();
      },
    });
    super(body, init);
    this.#html = html;
  }

  override text(): Promise<string> {
    return Promise.resolve(this.#html);
  }
}
