interface Process {
  pid: number;
  parent: number;
  kilobytes: number;
}

/** What `ps -axo pid=,ppid=,rss=` prints. */
const readProcesses = (printed: string): Process[] =>
  printed.split('\n').flatMap((line) => {
    const [pid = Number.NaN, parent = Number.NaN, kilobytes = Number.NaN] = line
      .trim()
      .split(/\s+/)
      .map(Number);
    return Number.isFinite(kilobytes) ? [{ pid, parent, kilobytes }] : [];
  });

/** The memory of all that a process has started, and of what those have: an engine stands behind a shell of its own. */
export function descendantsMb(printed: string, ancestor: number): number {
  const all = readProcesses(printed);
  const below = (pid: number): number =>
    all
      .filter(({ parent }) => parent === pid)
      .reduce((sum, child) => sum + child.kilobytes + below(child.pid), 0);
  return below(ancestor) / 1024;
}
