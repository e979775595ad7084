import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainFailure } from '../launch/plain-failure.mjs';
import { runCaptured } from '../launch/run-command.mjs';
import { sha256 } from './lists.mjs';

/** Owner, order and times say nothing about the machine that packs, so equal sources give equal archives. */
const reproducible = ['--sort=name', '--mtime=@0', '--owner=0', '--group=0', '--numeric-owner'];

/**
 * Packs the folder `name` in `target`, and writes its SHA-256 beside the archive.
 * @param {string} target
 * @param {string} name
 */
export async function packRelease(target, name) {
  const archive = join(target, `${name}.tar.gz`);
  const args = [...reproducible, '--use-compress-program=gzip -n', '-cf', archive, '-C', target, name];
  const { code, output } = await runCaptured({ command: 'tar', args });
  if (code !== 0) throw new PlainFailure(`The release could not be packed: ${output.trim()}`);
  writeFileSync(`${archive}.sha256`, `${sha256(archive)}  ${name}.tar.gz\n`);
  return { archive, megabytes: Math.round(statSync(archive).size / 1e6) };
}
