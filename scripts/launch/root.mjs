import { fileURLToPath } from 'node:url';

/** The folder of the clone. */
export const root = fileURLToPath(new URL('../..', import.meta.url));
