/**
 * The CSP forbids `eval`, and zod probes for it with the first schema. The root route imports this file, and zod loads with a
 * form, so the setting comes first.
 */
if (typeof window !== 'undefined') Object.assign(window, { __zod_globalConfig: { jitless: true } });
