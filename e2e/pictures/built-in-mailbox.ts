import { type APIRequestContext, expect } from '@playwright/test';
import { mailboxKey } from '#platform/server/secrets/mailbox-key.ts';
import { useServerKey } from '#platform/server/secrets/server-key.ts';
import { serverKey } from './state.ts';

/** Reads one-time codes in the built-in mailbox of a shop that sends no emails. */
export class BuiltInMailbox {
  readonly #request: APIRequestContext;
  readonly #codes = new Map<string, string[]>();

  constructor(request: APIRequestContext) {
    this.#request = request;
    useServerKey(Buffer.from(serverKey, 'hex'));
  }

  codes(address: string): string[] {
    return this.#codes.get(address) ?? [];
  }

  /** Waits until `count` codes have reached `address`. Returns the newest. */
  async code(address: string, count = 1): Promise<string> {
    await expect(async () => {
      this.#codes.set(address, await this.#read(address));
      expect(this.codes(address).length).toBeGreaterThanOrEqual(count);
    }).toPass({ timeout: 15_000 });
    return this.codes(address)[count - 1]!;
  }

  /** The mailbox lists the newest email first. */
  async #read(address: string): Promise<string[]> {
    const list = await this.#text('/dev/mail');
    const emails = [...list.matchAll(/href="(\/dev\/mail\/\d+)">[^<]*<\/a>\s*<span>to ([^<]+)/g)];
    const mine = emails.filter(([, , to]) => to === address).toReversed();
    const pages = await Promise.all(mine.map(([, path]) => this.#text(path!)));
    const texts = pages.map((page) => /<pre>([\s\S]*)<\/pre>/.exec(page)?.[1] ?? '');
    return texts.flatMap((text) => /\b\d{6}\b/.exec(text) ?? []);
  }

  async #text(path: string): Promise<string> {
    const headers = { cookie: `mailbox_key=${mailboxKey()}` };
    return (await this.#request.get(path, { headers })).text();
  }
}
