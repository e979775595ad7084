const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const lineEveryMilliseconds = 5_000;

/**
 * Shows a task and its duration: a moving line on a terminal, otherwise an occasional line.
 * @param {string} doing
 */
export function showProgress(doing) {
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  const terminal = process.stdout.isTTY;
  let turn = 0;
  const draw = () =>
    process.stdout.write(`\r\u001b[2K${frames[turn++ % frames.length]} ${doing} … ${seconds()} s`);
  const tell = () => process.stdout.write(`${doing} … ${seconds()} s\n`);

  if (terminal) draw();
  else process.stdout.write(`${doing} …\n`);
  const timer = setInterval(terminal ? draw : tell, terminal ? 100 : lineEveryMilliseconds);

  /** @param {string} [done] */
  return (done) => {
    clearInterval(timer);
    if (terminal) process.stdout.write('\r\u001b[2K');
    if (done) process.stdout.write(`${done} (${seconds()} s)\n`);
  };
}
