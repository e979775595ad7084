import { createServer } from 'node:http';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { ports } from './ports.ts';

/** A real SMTP server for the journeys; what it received is read over HTTP, since each journey is a process of its own. */
type Received = { to: string; subject: string; text: string };

const mails: Received[] = [];

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    void receive(
      stream,
      session.envelope.rcptTo.map(({ address }) => address),
    ).finally(() => done());
  },
});
smtp.listen(ports.smtp, '127.0.0.1');

createServer((request, response) => {
  const to = new URL(request.url ?? '/', 'http://localhost').searchParams.get('to');
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(mails.filter((mail) => mail.to === to)));
}).listen(ports.mails, '127.0.0.1');

async function receive(stream: Readable, recipients: string[]): Promise<void> {
  const { subject = '', text = '' } = await PostalMime.parse(await buffer(stream));
  for (const to of recipients) mails.push({ to, subject, text });
}
