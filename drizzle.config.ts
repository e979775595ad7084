import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./{platform,shop/*}/{,admin/}server/{,stock/,caps/,amounts/,filtering/,groups/}tables.ts'],
  out: './database/migrations',
});
