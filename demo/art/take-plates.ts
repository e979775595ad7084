import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { develop } from './printing/develop.ts';
import { plateFile } from './printing/plate.ts';

const raws = fileURLToPath(new URL('../../.cache/plates', import.meta.url));
const studio = fileURLToPath(new URL('studio/render.py', import.meta.url));

/** Renders missing templates with Blender and shows the progress. Throws when Blender is missing. */
export async function takePlates(templates: string[]): Promise<void> {
  const due = templates.filter((template) => !existsSync(plateFile(`${template.replace(':', '-')}.webp`)));
  if (due.length === 0) return;
  mkdirSync(raws, { recursive: true });
  process.stdout.write(`${due.length} templates to render, some minutes each\n`);
  const blender = spawn('blender', ['-b', '--python', studio, '--', raws, ...due], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, THREADS: process.env.THREADS ?? '2' },
  });
  const ended = Promise.race([
    once(blender, 'exit'),
    once(blender, 'error').then(() => {
      throw new Error('Blender is missing: apt-get install blender python3-numpy libopenblas0-pthread');
    }),
  ]);
  let taken = 0;
  for await (const line of createInterface({ input: blender.stdout })) {
    const [, template] = /^TAKEN (\S+)/.exec(line) ?? [];
    if (template === undefined) continue;
    await develop(template, raws);
    taken += 1;
    process.stdout.write(`${taken}/${due.length} ${template}\n`);
  }
  await ended;
  if (taken < due.length) throw new Error(`Blender rendered ${taken} of ${due.length} templates.`);
}
