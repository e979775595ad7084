import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type Arrived = { to: string[]; subject: string; text: string; messageId: string };

/**
 * A real SMTP server on `port` that remembers which mails came whole. A sender that is killed in the middle breaks its
 * connection: that is no news here, and the next one is served.
 */
export function openPostOffice(port: number) {
  const arrived: Arrived[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      void receive(stream, to)
        .then((mail) => arrived.push(mail), noWholeMail)
        .finally(() => done());
    },
  });
  smtp.on('error', () => {});
  smtp.listen(port, '127.0.0.1');
  return { arrived, close: () => new Promise<void>((closed) => smtp.close(closed)) };
}

/** The sender is gone in the middle of it, and nobody waits for an answer. */
function noWholeMail(): void {}

async function receive(stream: Readable, to: string[]): Promise<Arrived> {
  const { subject = '', text = '', messageId = '' } = await PostalMime.parse(await buffer(stream));
  return { to, subject, text, messageId };
}
