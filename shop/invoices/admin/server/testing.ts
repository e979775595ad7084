import { inflateRawSync } from 'node:zlib';

/** Returns the files of a ZIP by name, for a test: reads its directory at the end, as programs do. */
export function unzip(file: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const end = file.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  let at = file.readUInt32LE(end + 16);
  for (let left = file.readUInt16LE(end + 10); left > 0; left -= 1) {
    const method = file.readUInt16LE(at + 10);
    const size = file.readUInt32LE(at + 20);
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      file.readUInt16LE(at + offset),
    );
    const name = file.toString('utf8', at + 46, at + 46 + nameLength!);
    const local = file.readUInt32LE(at + 42);
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const content = file.subarray(start, start + size);
    files.set(name, method === 8 ? inflateRawSync(content) : content);
    at += 46 + nameLength! + extraLength! + commentLength!;
  }
  return files;
}
