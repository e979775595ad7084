/**
 * Half of Node's default for new objects: with 4 MB a cold page takes a tenth more processor time. The heap of old objects may
 * double before V8 collects it, and not quadruple: dead pages held 60 MB more.
 */
export const nodeArguments = ['--max-semi-space-size=8', '--heap-growing-percent=100'];

/** glibc opens arenas for the threads that compress, and each keeps the memory that was freed in it. */
export const memoryEnvironment = { MALLOC_ARENA_MAX: '2' };
