/** A larger young generation is faster by less than it takes: rendered pages are short-lived garbage. */
export const nodeArguments = ['--max-semi-space-size=4'];

/** glibc opens arenas for the threads that compress, and each keeps the memory that was freed in it. */
export const memoryEnvironment = { MALLOC_ARENA_MAX: '2' };
