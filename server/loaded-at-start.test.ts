import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** Loads the code of the shop without pages, and prints every file that this needs. */
const program = `
  import { registerHooks } from 'node:module';
  const urls = [];
  registerHooks({ resolve: (name, context, next) => {
    const found = next(name, context);
    urls.push(found.url);
    return found;
  } });
  await import(${JSON.stringify(import.meta.resolve('./start-shop.ts'))});
  process.stdout.write(urls.join('\\n'));`;

it('the shop starts without the code of emails, PDF, QR codes, passkeys, traces', async () => {
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program], {
    maxBuffer: 2 ** 24,
  });
  const loaded = stdout.split('\n');
  expect(loaded.filter((url) => url.includes('/node_modules/pg/')).length).toBeGreaterThan(0);
  // prom-client loads the small package of OpenTelemetry that does nothing alone.
  const needless =
    /\/node_modules\/(@opentelemetry\/(?!api\/)|@react-email|pdfkit|fontkit|harfbuzzjs|bidi-js|bwip-js|@zxing|@simplewebauthn|react-dom)\/|@expo-google-fonts\/noto-|sample-data/;
  expect(loaded.filter((url) => needless.test(url))).toEqual([]);
});
