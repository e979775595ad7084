import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

type Arrived = { subject: string; messageId: string };

/**
 * A real SMTP server on `port` that remembers which mails came whole, by subject and message id. A sender that is killed
 * in the middle breaks its connection, and that is no news here.
 */
export function openPostOffice(port: number) {
  const arrived: Arrived[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _, done) => {
      void receive(stream, arrived).finally(() => done());
    },
  });
  smtp.on('error', () => {});
  smtp.listen(port, '127.0.0.1');
  return { arrived, close: () => new Promise<void>((closed) => smtp.close(closed)) };
}

async function receive(stream: Readable, arrived: Arrived[]): Promise<void> {
  const bytes = await buffer(stream).catch(() => null);
  if (!bytes) return;
  const { subject = '', messageId = '' } = await PostalMime.parse(bytes);
  arrived.push({ subject, messageId });
}
