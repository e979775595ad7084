/** Loaded into the shop's process before its own code: when the launcher is gone, the shop closes as on SIGTERM. */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
