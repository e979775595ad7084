/** A failure whose message says all. It is printed without a stack. */
export class PlainFailure extends Error {}

/**
 * Runs a script's main function, which returns the exit code.
 * @param {() => Promise<number>} main
 */
export async function runMain(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof PlainFailure)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}
