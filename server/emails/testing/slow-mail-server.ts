import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type ArrivedEmail = Omit<Email, 'to'> & { to: string };

type Options = {
  /** How long it thinks about each address. */
  thinksMs?: number;
  /** Waits before it takes the email. */
  holds?: (to: string) => Promise<void> | undefined;
};

/** Starts a real mail server on this machine. It refuses addresses that begin with `refused`, and asks to wait for `later`. */
export async function openSlowMailServer({ thinksMs = 0, holds }: Options = {}) {
  const arrived: ArrivedEmail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: async ({ address }, _, done) => {
      if (thinksMs > 0) await sleep(thinksMs);
      await holds?.(address);
      if (address.startsWith('refused')) return done(smtpError(550, 'No such mailbox'));
      if (address.startsWith('later')) return done(smtpError(450, 'Please come back later'));
      done();
    },
    onData: async (stream, { envelope: { rcptTo } }, done) => {
      // A sender that is killed in the middle of an email leaves nothing.
      const bytes = await buffer(stream).catch(() => null);
      if (bytes) arrived.push({ ...(await PostalMime.parse(bytes)), to: rcptTo[0]!.address });
      done();
    },
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    arrived,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((closed) => server.close(closed)),
  };
}

function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
