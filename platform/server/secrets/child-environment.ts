/** Variables that any program needs of its machine. */
const ofTheMachine = ['PATH', 'HOME', 'USER', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot'];
const ofTheLoader = ['LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH'];

/**
 * Returns the environment of a child process: what a program needs of the machine, and its own settings. A key, a token or a
 * password of the shop reaches no program that does not use it.
 */
export function childEnvironment(own: Record<string, string> = {}): NodeJS.ProcessEnv {
  const shared = [...ofTheMachine, ...ofTheLoader].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  return { ...Object.fromEntries(shared), ...own };
}
