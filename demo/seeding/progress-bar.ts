type Screen = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;

const width = 30;
const groups = new Intl.NumberFormat('en-IN');

/** Shows progress as a bar on a terminal, otherwise as a line every tenth of the way. */
export function progressBar(screen: Screen, what: string, now: () => number = () => Date.now()) {
  const startedAt = now();
  let tenth = 0;
  return (done: number, all: number) => {
    const perSecond = Math.round(done / Math.max((now() - startedAt) / 1000, 0.001));
    const said = `${groups.format(done)} of ${groups.format(all)} ${what}, ${groups.format(perSecond)} a second`;
    if (screen.isTTY) {
      const filled = Math.round((done / all) * width);
      const bar = '█'.repeat(filled) + '░'.repeat(width - filled);
      screen.write(`\r${bar} ${said}${done === all ? '\n' : ' '}`);
    } else if (Math.floor((done / all) * 10) > tenth) {
      tenth = Math.floor((done / all) * 10);
      screen.write(`${said}\n`);
    }
  };
}
