import { z } from 'zod';

/**
 * The CSP forbids `eval`, and zod probes for it with the first schema. The build puts this file and zod into one chunk, which
 * runs before every schema.
 */
z.config({ jitless: true });
