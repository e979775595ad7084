/**
 * Returns a response that writes text or bytes in pieces, at the client's pace. It produces the first piece beforehand, so that a
 * failing read becomes a status and not a broken file. Without a piece it is a 404. Caches keep it for an hour unless told.
 */
export async function streamText(
  type: string,
  pieces: AsyncGenerator<string | Uint8Array>,
  caching = 'public, max-age=3600',
): Promise<Response> {
  const encoder = new TextEncoder();
  let next = await pieces.next();
  if (next.done) return new Response('No such file', { status: 404 });
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (next.done) return controller.close();
      controller.enqueue(typeof next.value === 'string' ? encoder.encode(next.value) : next.value);
      next = await pieces.next();
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
  return new Response(body, { headers: { 'content-type': type, 'cache-control': caching } });
}
