import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./{platform,shop/*}/{,admin/}server/{,stock/,blocks/}tables.ts'],
  out: './database/migrations',
});
