/** Loaded before the shop's own code: when the launcher has ended, the shop closes as on SIGTERM. */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
