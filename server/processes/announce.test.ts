import { expect, it } from 'vitest';
import { mailboxKey } from '#platform/server/secrets/mailbox-key.ts';
import { useServerKey } from '#platform/server/secrets/server-key.ts';
import { readShopConfig } from '../config.ts';
import { announce } from './announce.ts';

useServerKey(Buffer.alloc(32, 5));

function linesOf(settings: Record<string, string>, isTerminal: boolean): string {
  const lines: string[] = [];
  announce(readShopConfig(settings), { say: (line) => void lines.push(line), isTerminal });
  return lines.join('\n');
}

it('shows a person at a terminal the address of the mailbox with its key', () => {
  expect(linesOf({ PUBLIC_URL: 'http://localhost:3000' }, true)).toContain(
    `Its mail arrives at: http://localhost:3000/dev/mail?key=${mailboxKey()}`,
  );
});

it('writes no key into a log, and names the command that prints it', () => {
  const lines = linesOf({ PUBLIC_URL: 'http://localhost:3000' }, false);
  expect(lines).not.toContain(mailboxKey());
  expect(lines).toContain('npm run staff -- --mailbox');
});

it('names no mailbox when a mail server sends the emails', () => {
  expect(linesOf({ MAIL_URL: 'smtp://mail.example' }, true)).not.toContain('/dev/');
});
