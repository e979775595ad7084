import { FileInput } from '#platform/admin/ui/file-input.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { AskFresh } from '#platform/admin/ui/log/queries.ts';
import { Part } from '#platform/admin/ui/part.tsx';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { Notice } from '#platform/ui/page/notice.tsx';
import { failureOf } from '#platform/ui/sending/failure-of.ts';
import { saveFile } from '#platform/ui/sending/save-file.ts';
import { toast } from '#platform/ui/toast.tsx';
import { endpoints } from '../../contract.ts';
import { type Imported, maxFileBytes, type ShopFile, shopFileSchema } from '../../shop-file.ts';
import { settingsQuery } from '../queries.ts';
import { DryRun } from './dry-run.tsx';

export function ShopFilePart({ askFresh }: { askFresh: AskFresh }) {
  const id = useId();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<{ file: ShopFile; dry: Imported }>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const attempt = async (work: () => Promise<void>) => {
    setProblem(undefined);
    setBusy(true);
    await work().catch((error: unknown) => setProblem(failureOf(error as Error)));
    setBusy(false);
  };
  const choose = (given: File) =>
    attempt(async () => {
      setChosen(undefined);
      const file = await readShopFile(given);
      setChosen({ file, dry: await callApi(endpoints.checkFile, { body: { file } }) });
    });
  const run = ({ file, dry }: { file: ShopFile; dry: Imported }) =>
    attempt(async () => {
      const body = { file, versions: dry.versions };
      await askFresh(() => callApi(endpoints.importFile, { body }));
      await queries.invalidateQueries(settingsQuery());
      setChosen(undefined);
      toast.success('Imported. The change log holds the undo.');
    });
  return (
    <Part title="All facts and words as one file">
      <div className="flex max-w-xl flex-col gap-4">
        <p className="text-moss">
          For a second shop or a test shop: settings, published words, and your own rates of GST. The file
          holds no key, no token, no product and no customer.
        </p>
        <Button
          variant="secondary"
          className="self-start"
          onClick={() => void saveFile(loadFile, 'aranya-shop.json')}
        >
          Export
        </Button>
        <div className="flex flex-col gap-1">
          <label htmlFor={id} className="text-sm font-semibold">
            Import a file
          </label>
          <FileInput id={id} accept="application/json,.json" onChoose={(file) => file && void choose(file)} />
        </div>
        {problem && <Notice tone="error">{problem}</Notice>}
        {chosen && (
          <DryRun
            dry={chosen.dry}
            isBusy={isBusy}
            onImport={() => void run(chosen)}
            onCancel={() => setChosen(undefined)}
          />
        )}
      </div>
    </Part>
  );
}

async function loadFile(): Promise<Blob> {
  const file = await callApi(endpoints.exportFile, {});
  return new Blob([`${JSON.stringify(file, null, 2)}\n`], { type: 'application/json' });
}

/** Throws in words for a file that is too large, is no JSON, or has another format. */
async function readShopFile(given: File): Promise<ShopFile> {
  if (given.size > maxFileBytes) throw new Error('This file is larger than 4 MB. Choose the exported file.');
  const text = await given.text();
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Error('This file is not JSON. Choose the exported file.');
  }
  const parsed = shopFileSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  throw new Error(parsed.error.issues[0]?.message ?? 'This is not a file of settings.');
}
