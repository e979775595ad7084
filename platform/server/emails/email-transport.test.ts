import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { readConfig } from '../config.ts';
import { createEmailTransport } from './email-transport.ts';

const { db } = await testDatabase();
const closes: (() => void)[] = [];
afterAll(() => closes.forEach((close) => close()));

/** Starts a mail server that records each command and whether the connection was encrypted. */
async function openEmailServer({ offersTls }: { offersTls: boolean }) {
  const heard: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: offersTls ? [] : ['STARTTLS'],
    onAuth: (_auth, { secure }, done) => {
      heard.push(`password, ${secure ? 'encrypted' : 'plain'}`);
      done(null, { user: 'shop' });
    },
    onData: async (stream, { secure }, done) => {
      await text(stream);
      heard.push(`mail, ${secure ? 'encrypted' : 'plain'}`);
      done();
    },
  });
  server.on('error', () => {});
  server.listen(0, '0.0.0.0');
  await once(server.server, 'listening');
  closes.push(() => server.close());
  return { port: (server.server.address() as AddressInfo).port, heard };
}

async function send(settings: Record<string, string>): Promise<string> {
  const transport = createEmailTransport(readConfig(settings), db);
  const mail = { to: 'asha@example.in', subject: 'Your code', html: '<p>123456</p>', text: '123456' };
  const sent = await transport.send(mail, { name: 'Aranya', address: 'namaste@aranya.example' }).then(
    () => 'sent',
    (error: Error & { code?: string }) => `refused: ${error.code}`,
  );
  transport.close();
  return sent;
}

/** 0.0.0.0 reaches this machine under a foreign name, so the rule treats it as another host. */
describe('a mail server on another host', () => {
  // §9 a mail server on another machine gets passwords and emails over TLS only
  it('receives neither password nor email without TLS', async () => {
    const { port, heard } = await openEmailServer({ offersTls: false });
    expect(await send({ MAIL_URL: `smtp://shop:secret@0.0.0.0:${port}` })).toBe('refused: ETLS');
    expect(heard).toEqual([]);
  });

  it('cannot be told to skip TLS by a parameter of the address', async () => {
    const { port, heard } = await openEmailServer({ offersTls: false });
    for (const parameter of ['requireTLS=false', 'ignoreTLS=true', 'opportunisticTLS=true'])
      expect(await send({ MAIL_URL: `smtp://shop:secret@0.0.0.0:${port}?${parameter}` })).toBe(
        'refused: ETLS',
      );
    expect(heard).toEqual([]);
  });

  it('receives both over TLS', async () => {
    const { port, heard } = await openEmailServer({ offersTls: true });
    const url = `smtp://shop:secret@0.0.0.0:${port}?tls.rejectUnauthorized=false`;
    expect(await send({ MAIL_URL: url })).toBe('sent');
    expect(heard).toEqual(['password, encrypted', 'mail, encrypted']);
  });

  it('receives neither with an untrusted certificate', async () => {
    const { port, heard } = await openEmailServer({ offersTls: true });
    expect(await send({ MAIL_URL: `smtp://shop:secret@0.0.0.0:${port}` })).toMatch(/^refused/);
    expect(heard).toEqual([]);
  });

  it('receives both without TLS when MAIL_TLS is off', async () => {
    const { port, heard } = await openEmailServer({ offersTls: false });
    expect(await send({ MAIL_URL: `smtp://shop:secret@0.0.0.0:${port}`, MAIL_TLS: 'off' })).toBe('sent');
    expect(heard).toEqual(['password, plain', 'mail, plain']);
  });
});

it.each(['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]'])(
  'a mail server on this machine, called %s, needs no TLS',
  async (host) => {
    const { port, heard } = await openEmailServer({ offersTls: false });
    expect(await send({ MAIL_URL: `smtp://${host}:${port}` })).toBe('sent');
    expect(heard).toEqual(['mail, plain']);
  },
);
