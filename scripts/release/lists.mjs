import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { PlainFailure } from '../launch/plain-failure.mjs';
import { checksumFile } from '../launch/release.mjs';
import { runCaptured } from '../launch/run-command.mjs';

/**
 * Writes the SBOM: every production package with its version, licence and hash, in the format of CycloneDX.
 * @param {string} file
 */
export async function writePackageList(file) {
  const args = ['sbom', '--omit=dev', '--sbom-format=cyclonedx', '--package-lock-only'];
  const { code, output } = await runCaptured({ command: 'npm', args });
  const start = output.indexOf('{');
  if (code !== 0 || start < 0) throw new PlainFailure('npm could not list the packages: npm sbom failed.');
  const list = JSON.parse(output.slice(start));
  // Else two releases of the same sources differ.
  delete list.serialNumber;
  delete list.metadata.timestamp;
  list.metadata.component.name = 'aranya';
  writeFileSync(file, `${JSON.stringify(list, null, 2)}\n`);
}

/**
 * Writes the SHA-256 of every file, as `sha256sum --check` reads it.
 * @param {string} folder
 */
export function writeChecksums(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted();
  const lines = files.map((file) => `${sha256(join(folder, file))}  ${file}\n`);
  writeFileSync(join(folder, checksumFile), lines.join(''));
}

/** @param {string} file */
export function sha256(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
