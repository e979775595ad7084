import { z } from 'zod';

/**
 * The security policy forbids `eval`, and zod probes for it when the first schema is made. The build puts this file and zod into
 * one chunk, which is evaluated before every schema.
 */
z.config({ jitless: true });
