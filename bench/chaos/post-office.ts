import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server on `port` that remembers which mails came, by subject and message id. */
export function openPostOffice(port: number) {
  const arrived: { subject: string; messageId: string }[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _, done) => {
      void buffer(stream)
        .then((bytes) => PostalMime.parse(bytes))
        .then(({ subject = '', messageId = '' }) => arrived.push({ subject, messageId }))
        .finally(() => done());
    },
  });
  smtp.listen(port, '127.0.0.1');
  return { arrived, close: () => new Promise<void>((closed) => smtp.close(closed)) };
}
