import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { Refusal } from '#platform/refusal.ts';
import { maxSettingLength, settingGroups, settingInputs } from '#platform/setting-definition.ts';
import { importedSchema, maxFileBytes, shopFileSchema } from './shop-file.ts';

const tag = 'Settings';

const settingSchema = z.object({
  name: z.string().meta({ description: 'The name of its environment variable.' }),
  kind: z.enum(['fact', 'machine']),
  group: z.enum(settingGroups),
  label: z.string(),
  help: z.string(),
  unit: z.string().nullable(),
  input: z.enum(settingInputs),
  choices: z.array(z.object({ value: z.string(), label: z.string() })),
  needsFreshFactor: z.boolean(),
  followsDemo: z.boolean(),
  value: z.string().nullable().meta({ description: 'The value now. Null for a setting of the machine.' }),
  version: z.int().meta({ description: 'Sent with a save. 0 without a stored value.' }),
  source: z.enum(['environment', 'shop', 'default']),
  isMissing: z
    .boolean()
    .meta({ description: 'A real shop needs it, and it has no value or that of the demo.' }),
});

const settingsSchema = z.object({
  groups: z.array(z.object({ id: z.enum(settingGroups), label: z.string() })),
  settings: z.array(settingSchema),
});

export type Setting = z.infer<typeof settingSchema>;
export type Settings = z.infer<typeof settingsSchema>;

const name = z.string().max(60);

const read = defineEndpoint({
  method: 'GET',
  path: '/api/admin/settings',
  summary: 'Every setting with its words. Of a setting of the machine it says only whether it is set',
  who: 'staff',
  tag,
  response: settingsSchema,
  refuses: [409],
});

const versions = z
  .record(name, z.int().min(0))
  .meta({ description: 'The version of each changed setting that the owner saw.' });

const save = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/settings',
  summary: 'Changes facts of the shop, all or none. Seller, tax and sign-in need a fresh second factor',
  who: 'staff',
  tag,
  body: z.object({
    changes: z
      .record(name, z.string().max(maxSettingLength).nullable())
      .meta({ description: 'New values, as the environment writes them. Null is the default.' }),
    versions,
  }),
  response: settingsSchema.extend({
    change: z.int().meta({ description: 'The row of the change log, for its undo.' }),
  }),
  refuses: [400, 409],
});

const exportFile = defineEndpoint({
  method: 'GET',
  path: '/api/admin/settings/file',
  summary: 'All facts, published texts and own rates of GST as one file, for a second shop or a test shop',
  who: 'staff',
  tag,
  response: shopFileSchema,
  refuses: [409],
});

const checkFile = defineEndpoint({
  method: 'POST',
  path: '/api/admin/settings/file/check',
  summary: 'The dry run of an import: each row of a file with its result, without a change',
  who: 'staff',
  tag,
  body: z.object({ file: shopFileSchema }),
  maxBodyBytes: maxFileBytes,
  response: importedSchema,
  refuses: [400, 409, 413],
});

const importFile = defineEndpoint({
  method: 'POST',
  path: '/api/admin/settings/file',
  summary:
    'Imports what differs: facts all or none, texts as the gate allows, and rates of GST that may begin',
  who: 'staff',
  tag,
  body: z.object({
    file: shopFileSchema,
    versions: z
      .record(z.string().max(360), z.int().min(0))
      .meta({ description: 'The versions of the dry run.' }),
  }),
  maxBodyBytes: maxFileBytes,
  response: importedSchema,
  refuses: [400, 409, 413],
});

const uploadLogo = defineEndpoint({
  method: 'POST',
  path: '/api/admin/settings/logo',
  summary: 'Makes a stored logo of a picture, which a save of SHOP_LOGO then takes. It changes nothing',
  who: 'staff',
  tag,
  form: z.object({}),
  files: ['picture'],
  response: z.object({ logo: z.string().meta({ description: 'A PNG picture in base64.' }) }),
  refuses: [400, 413, 415, 429],
});

const checkResult = z.object({
  isFine: z.boolean(),
  message: z
    .string()
    .meta({ description: 'What the other side says, in words. It holds no address and no secret.' }),
});

export type CheckResult = z.infer<typeof checkResult>;

const sendTestEmail = defineEndpoint({
  method: 'POST',
  path: '/api/admin/settings/test-email',
  summary: 'Logs in to the mail server of the shop, and sends an email to the owner who asks',
  who: 'staff',
  tag,
  response: checkResult,
  refuses: [429],
});

const askCourier = defineEndpoint({
  method: 'POST',
  path: '/api/admin/settings/ask-courier',
  summary: 'Asks the courier what it does at the pickup pincode. It books nothing',
  who: 'staff',
  tag,
  response: checkResult,
  refuses: [429],
});

const testBucket = defineEndpoint({
  method: 'POST',
  path: '/api/admin/settings/test-bucket',
  summary: 'Writes a small object to the place of pictures or of backups, reads it and removes it',
  who: 'staff',
  tag,
  body: z.object({ place: z.enum(['pictures', 'backups']) }),
  response: checkResult,
  refuses: [409, 429],
});

export const endpoints = {
  read,
  save,
  exportFile,
  checkFile,
  importFile,
  uploadLogo,
  sendTestEmail,
  askCourier,
  testBucket,
};

export const messages = {
  saved: 'Saved. Customers see it within two seconds.',
  testSent: (to: string) => `The mail server takes emails. One is on its way to ${to}.`,
  testInMailbox: 'This shop has no MAIL_URL. The email goes to the built-in mailbox, and to nobody else.',
  picturesInBucket: 'The bucket of pictures keeps, returns and removes what the shop writes.',
  picturesInFolder:
    'Pictures lie in the data folder of this machine. The shop can write, read and remove there.',
  backupsInBucket: 'The bucket of backups keeps, returns and removes what the shop writes.',
  noBackupBucket: 'This shop copies no backup to a bucket, since BACKUP_URL is not set.',
};

export const screenRefusals = {
  noPicture: () => new Refusal('no_picture', 400, 'Please choose a picture.'),
  notStarted: () =>
    new Refusal('settings_closed', 409, 'Settings can be changed only in a shop that has started.'),
};
