import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./platform/server/tables.ts', './shop/*/server/tables.ts'],
  out: './database/migrations',
});
