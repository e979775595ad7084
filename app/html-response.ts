/** A response whose text is known, so the cache need not encode and decode it. */
export class HtmlResponse extends Response {
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
