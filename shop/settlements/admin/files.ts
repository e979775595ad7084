import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { partBytes } from '#platform/file-parts.ts';
import { maxFileBytes } from '../report-file/file-bounds.ts';
import { provider } from './contract.ts';

const tag = 'Staff: money';
const who = 'staff';

const number = (what: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, what)
    .transform(Number);

const fileSchema = z.object({
  id: z.int(),
  provider: z.string(),
  name: z.string(),
  state: z.enum(['uploading', 'waiting', 'recorded', 'refused']),
  problem: z.string().nullable(),
  createdAt: z.iso.datetime(),
  sentBy: z.string(),
  result: z
    .object({
      added: z.int(),
      known: z.int(),
      changed: z.int(),
      unsettled: z.int(),
      unreadableCount: z.int(),
      unreadable: z.array(z.object({ number: z.int(), problem: z.string() })),
      leftOut: z
        .array(z.string())
        .optional()
        .meta({ description: 'Columns with money that the shop does not read.' }),
    })
    .nullable(),
});

export type SettlementFile = z.infer<typeof fileSchema>;

const listFiles = defineEndpoint({
  method: 'GET',
  path: '/api/admin/money/files',
  summary: 'The newest 20 files of providers with the counts of their rows',
  who,
  tag,
  response: z.array(fileSchema),
});

const fileParams = z.object({ id: number('This is no file of a provider.') });
const missing = z.object({ missingParts: z.array(z.int()) });

const announceFile = defineEndpoint({
  method: 'POST',
  path: '/api/admin/money/files',
  summary: 'Announces the settlement report of a provider as CSV, whose parts of 1 MB follow',
  who,
  tag,
  body: z.object({
    provider,
    name: z.string().trim().min(1).max(200),
    bytes: z.int().min(1, 'The file is empty.').max(maxFileBytes, 'A file may have 50 MB. Please split it.'),
  }),
  response: z.object({ id: z.int() }),
  limit: { name: 'settlement-files', perUser: 60, perNetwork: 600, windowSeconds: 3_600 },
  refuses: [400],
});

const sendPart = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/money/files/{id}/parts/{number}',
  summary: 'Stores a part of a file, and says which parts are missing',
  who,
  tag,
  params: fileParams.extend({ number: number('This is no part of the file.') }),
  bytes: { max: partBytes },
  response: missing,
  refuses: [400, 404, 413],
});

const startFile = defineEndpoint({
  method: 'POST',
  path: '/api/admin/money/files/{id}',
  summary: 'Reads a whole file. A job adds its rows to the book of money, each once',
  who,
  tag,
  params: fileParams,
  response: z.object({ id: z.int() }),
  refuses: [400, 404, 409],
});

export const endpoints = { listFiles, announceFile, sendPart, startFile };
