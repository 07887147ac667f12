interface Process {
  pid: number;
  parent: number;
  kilobytes: number;
}

/** The output of `ps -axo pid=,ppid=,rss=`. */
const readProcesses = (printed: string): Process[] =>
  printed.split('\n').flatMap((line) => {
    const [pid = Number.NaN, parent = Number.NaN, kilobytes = Number.NaN] = line
      .trim()
      .split(/\s+/)
      .map(Number);
    return Number.isFinite(kilobytes) ? [{ pid, parent, kilobytes }] : [];
  });

/** The memory of all descendants of a process, because an engine has a shell as its parent. */
export function descendantsMb(printed: string, ancestor: number): number {
  const all = readProcesses(printed);
  const below = (pid: number): number =>
    all
      .filter(({ parent }) => parent === pid)
      .reduce((sum, child) => sum + child.kilobytes + below(child.pid), 0);
  return below(ancestor) / 1024;
}
