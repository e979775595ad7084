import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./{platform,shop/*}/{,admin/}server/tables.ts'],
  out: './database/migrations',
});
