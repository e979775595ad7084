import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type Email = { to: string[]; subject: string; text: string; messageId: string };

const patienceMs = 30_000;

/** A real SMTP server that keeps each email it receives whole. A killed sender leaves nothing. */
export class EmailSink {
  /** The sinks of this worker, also closed ones, so that a failed journey can show their emails. */
  static readonly opened: EmailSink[] = [];
  readonly received: Email[] = [];
  readonly #server: SMTPServer;
  readonly #waiting = new Set<() => void>();

  constructor() {
    EmailSink.opened.push(this);
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, session, done) => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        void receive(stream, to)
          .then((email) => this.#keep(email), ignoreBrokenEmail)
          .finally(() => done());
      },
    });
    this.#server.on('error', () => {});
  }

  /** Listens on `port`, or on a free one. Returns the address for `MAIL_URL`. */
  async open(port = 0): Promise<string> {
    const server = this.#server.listen(port, '127.0.0.1');
    if (!server.listening) await once(server, 'listening');
    return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    return new Promise((closed) => this.#server.close(closed));
  }

  to(address: string): Email[] {
    return this.received.filter(({ to }) => to.includes(address));
  }

  /** Waits for an email to `address` whose subject contains `subject`. Returns the newest. */
  async find(address: string, subject: string): Promise<Email> {
    const matching = () => this.to(address).findLast((email) => email.subject.includes(subject));
    return this.#until(matching, `an email with "${subject}"`);
  }

  /** Waits until `count` emails have reached `address`. Returns the newest. */
  async numbered(address: string, count: number): Promise<Email> {
    return this.#until(() => this.to(address)[count - 1], `email number ${count}`);
  }

  /** The one-time codes that reached `address`, oldest first. A pincode never has a line of its own. */
  codes(address: string): string[] {
    return this.to(address).flatMap(({ text }) => /^\d{6}$/m.exec(text) ?? []);
  }

  /** Waits until `count` one-time codes have reached `address`. Returns the newest. */
  async code(address: string, count = 1): Promise<string> {
    return this.#until(() => this.codes(address)[count - 1], `code number ${count}`);
  }

  /** Waits until `count` orders were confirmed to `address`. Returns the newest email. */
  async orderPlaced(address: string, count = 1): Promise<Email> {
    const placed = () => this.to(address).filter(({ subject }) => subject.endsWith('is placed'));
    return this.#until(() => placed()[count - 1], `order confirmation number ${count}`);
  }

  #keep(email: Email): void {
    this.received.push(email);
    for (const look of this.#waiting) look();
  }

  #until<Found>(find: () => Found | undefined, what: string): Promise<Found> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const found = find();
        if (found === undefined) return;
        this.#waiting.delete(look);
        clearTimeout(timer);
        resolve(found);
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(look);
        reject(new Error(`The shop did not send ${what} within ${patienceMs / 1000} seconds.`));
      }, patienceMs);
      this.#waiting.add(look);
      look();
    });
  }
}

/** The killed sender expects no response. */
function ignoreBrokenEmail(): void {}

async function receive(stream: Readable, to: string[]): Promise<Email> {
  const { subject = '', text = '', messageId = '' } = await PostalMime.parse(await buffer(stream));
  return { to, subject, text, messageId };
}

export function linksTo(path: string, { text }: Email): string[] {
  return text.match(new RegExp(`http[^\\s\\]]+${path}/[\\w.-]+`, 'g')) ?? [];
}
