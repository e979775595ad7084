/**
 * Stores visited pages for use without a connection. The network always comes first; only files with a content hash come from
 * the cache first. It keeps no personal data: pages are the same for everyone, and of the requests it keeps only public
 * catalogue ones. A new version of this file takes over at once.
 */
const stores = { pages: 'pages-1', files: 'files-1', answers: 'answers-1', pictures: 'pictures-1' };
const mostKept = { pages: 60, files: 400, answers: 150, pictures: 250 };

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(begin()));

self.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request);
  if (kind === 'files') event.respondWith(keptFirst(event));
  else if (kind) event.respondWith(networkFirst(event, kind));
});

/**
 * A page reports its address and its files, since it may have been opened before this worker started. Files that arrive later come
 * without an address.
 */
self.addEventListener('message', (event) => event.waitUntil(keepSeen(event.data)));

async function begin() {
  const names = await caches.keys();
  const old = names.filter((name) => !Object.values(stores).includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** Returns how a request may be kept, if at all. */
function kindOf({ method, url, mode }) {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin || holdsToken(url)) return null;
  // A film comes in parts, which no cache keeps.
  if (pathname.startsWith('/assets/')) return /\.(mp4|webm)$/.test(pathname) ? null : 'files';
  if (/^\/(api\/)?images\//.test(pathname)) return 'pictures';
  if (/^\/api\/(products|categories|search|reviews\/product)(\/|$)/.test(pathname)) return 'answers';
  return mode === 'navigate' && isPage(pathname) ? 'pages' : null;
}

/**
 * An address with a token belongs to one customer: a parameter that is named so, or the 43 letters of a random or signed part. The
 * names of products have no capitals.
 */
function holdsToken(url) {
  const { pathname, search, searchParams } = new URL(url);
  if (['token', 'code', 'link', 'key'].some((name) => searchParams.has(name))) return true;
  if (/^\/(track|invoice|review|refill|order-link|login|newsletter)(\/|$)/.test(pathname)) return true;
  return !pathname.startsWith('/assets/') && /(?<![\w-])(?=[\w-]*[A-Z])[\w-]{32,}/.test(pathname + search);
}

function isPage(pathname) {
  return !/^\/(api|dev|admin|lookup|uploads)(\/|$)/.test(pathname);
}

async function keptFirst(event) {
  const known = await caches.match(event.request, { ignoreVary: true });
  if (known) return known;
  const answer = await fetch(event.request);
  event.waitUntil(keep('files', event.request, answer.clone()));
  return answer;
}

async function networkFirst(event, kind) {
  try {
    const answer = await fetch(event.request);
    event.waitUntil(keep(kind, event.request, answer.clone()));
    return answer;
  } catch (error) {
    const cache = await caches.open(stores[kind]);
    const known = await cache.match(event.request, { ignoreVary: true });
    if (known) return known;
    if (kind === 'pages') return notSeen();
    throw error;
  }
}

/** Runs one after the other with low priority, so that the open page comes first. */
async function keepSeen({ page, files = [], also = [], clear = false }) {
  if (clear) return clearAll();
  if (page) await keepPage(page);
  for (const file of files) await keepFile(file);
  for (const other of also) await keepWhole(other);
  await tidy();
}

/** At a logout: which pages and answers a customer saw is theirs to know. The files of the shop stay. */
async function clearAll() {
  for (const kind of ['pages', 'answers', 'pictures']) await caches.delete(stores[kind]);
}

async function keepPage(page) {
  const seen = new Request(new URL(page, self.location.origin));
  if (isPage(new URL(seen.url).pathname) && !holdsToken(seen.url)) await fetchToKeep('pages', seen);
}

/** A page that was not opened, with the files that it names. */
async function keepWhole(page) {
  const request = new Request(new URL(page, self.location.origin));
  await fetchToKeep('pages', request);
  const html = await (await caches.match(request, { ignoreVary: true }))?.text();
  for (const [, file] of (html ?? '').matchAll(/"(\/assets\/[^"]+)"/g)) await keepFile(file);
}

async function keepFile(file) {
  const request = new Request(new URL(file, self.location.origin));
  const kind = kindOf(request);
  if (kind && !(await caches.match(request, { ignoreVary: true }))) await fetchToKeep(kind, request);
}

async function fetchToKeep(kind, request) {
  const answer = await fetch(request, { priority: 'low' }).catch(() => null);
  if (answer) await keep(kind, request, answer);
}

async function keep(kind, request, answer) {
  const isPrivate = /no-store|private/.test(answer.headers.get('cache-control') ?? '');
  if (answer.status !== 200 || answer.redirected || isPrivate) return;
  const cache = await caches.open(stores[kind]);
  await cache.put(request, answer);
}

async function tidy() {
  for (const [kind, most] of Object.entries(mostKept)) {
    const cache = await caches.open(stores[kind]);
    const all = await cache.keys();
    await Promise.all(all.slice(0, Math.max(0, all.length - most)).map((old) => cache.delete(old)));
  }
}

/** The page for an address without a copy, which lists the stored pages. */
async function notSeen() {
  const cache = await caches.open(stores.pages);
  const requests = (await cache.keys()).toReversed().slice(0, 12);
  const seen = await Promise.all(
    requests.map(async (request) => linkTo(request.url, await cache.match(request))),
  );
  const html = `<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>You are offline</title><style>${look}</style><main><h1>You are offline</h1>
<p>This page has not been opened on this device yet, so it cannot be shown now. Please try again when you are connected.</p>
<p><a class="button" href="">Try again</a></p>
${seen.length > 0 ? `<h2>Still here to read</h2><ul>${seen.join('')}</ul>` : ''}</main></html>`;
  const policy = "default-src 'none'; style-src 'unsafe-inline'";
  return new Response(html, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  });
}

async function linkTo(url, answer) {
  const [, title] = /<title>([^<]*)<\/title>/.exec((await answer?.text()) ?? '') ?? [];
  const { pathname, search } = new URL(url);
  const name = title?.replace(/ \| [^|]*$/, '') ?? asText(pathname);
  return `<li><a href="${asText(pathname + search)}">${name}</a></li>`;
}

function asText(text) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

const look = `:root{color-scheme:light dark;--page:#fbf6ec;--ink:#20261f;--leaf:#3f7050;--forest:#1f3d2b}
@media(prefers-color-scheme:dark){:root{--page:#151a16;--ink:#f2ecdf;--leaf:#8fc7a4;--forest:#2f5d43}}
body{margin:0;background:var(--page);color:var(--ink);font:1rem/1.6 Mukta,system-ui,sans-serif}
main{max-width:34rem;margin:0 auto;padding:15vh 1rem 4rem}h1{font:600 2.25rem/1.2 Georgia,serif}h2{font:600 1.25rem/1.2 Georgia,serif}
a{color:var(--leaf);display:inline-block;min-height:44px;line-height:44px}ul{list-style:none;padding:0}
.button{background:var(--forest);color:#fffdf8;border-radius:6px;padding:0 1.25rem;text-decoration:none;font-weight:600}`;
