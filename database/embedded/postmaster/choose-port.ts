import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import type { Folder } from '../open-folder.ts';

/** Prefers the port of the last run, so that tools keep their connection settings. */
export async function choosePort({ folder, keep }: { folder: Folder; keep: boolean }) {
  const last = keep ? lastPort(folder) : 0;
  return (await bind(last)) ?? (await bind(0)) ?? 0;
}

function lastPort(folder: Folder) {
  try {
    const port = Number(readFileSync(folder.port, 'utf8'));
    return Number.isInteger(port) && port > 1023 && port < 65_536 ? port : 0;
  } catch {
    return 0;
  }
}

function bind(port: number) {
  return new Promise<number | undefined>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen(port, '127.0.0.1', () => {
      const { port: bound } = probe.address() as AddressInfo;
      probe.close(() => resolve(bound));
    });
  });
}
