import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseOwner } from '#database/embedded/choose-owner.ts';
import { KeptProcess } from './kept-process.ts';
import { writeFor, writeSettings } from './write-settings.ts';

type User = { uid: number; gid: number } | undefined;
type Own = { env?: Record<string, string>; cwd?: string };

/** Starts programs in a temporary folder, as an ordinary user, since PostgreSQL refuses root. Ends them in reverse order. */
export class Starter {
  readonly #root = mkdtempSync(join(tmpdir(), 'aranya-cluster-'));
  readonly #user = chooseOwner(this.#root).switchTo;
  readonly #started: KeptProcess[] = [];

  constructor() {
    chmodSync(this.#root, 0o755);
  }

  /** Returns the folder of one part of the cluster, for its settings, data and log. */
  folder(name: string): string {
    const folder = join(this.#root, name);
    mkdirSync(folder, { recursive: true });
    if (this.#user) chownSync(folder, this.#user.uid, this.#user.gid);
    return folder;
  }

  settings(name: string, template: string, values: Record<string, string>): string {
    return writeSettings(template, { folder: this.folder(name), user: this.#user, values });
  }

  write(name: string, file: string, text: string): string {
    return writeFor(this.#user, join(this.folder(name), file), text);
  }

  start(name: string, command: string[][]): KeptProcess {
    return this.#start(name, command, this.#user);
  }

  /** Starts a process of the shop, as the user of the command. */
  startOwn(name: string, command: string[][], own: Own): KeptProcess {
    return this.#start(name, command, undefined, own);
  }

  #start(name: string, command: string[][], user: User, own: Own = {}): KeptProcess {
    const logFile = join(this.folder(name), 'log');
    const kept = new KeptProcess({ name, command: command.flat(), logFile, user, ...own });
    this.#started.push(kept);
    kept.start();
    return kept;
  }

  processOf(name: string): KeptProcess {
    return this.#started.find((kept) => kept.name === name)!;
  }

  /** Ends all processes and removes the folder. `keepFolder` leaves the logs. */
  async close({ keepFolder = false } = {}): Promise<void> {
    for (const kept of this.#started.toReversed()) await kept.stop();
    if (keepFolder) process.stderr.write(`The logs are in ${this.#root}.\n`);
    else rmSync(this.#root, { recursive: true, force: true });
  }
}
