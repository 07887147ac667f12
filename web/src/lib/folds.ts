/** Sections that fold: styles/folds.css shows them open on a wide screen before this runs, on paper, and without scripts. */
const folds = (): HTMLDetailsElement[] => [...document.querySelectorAll<HTMLDetailsElement>('details.fold')];

const foldOf = (part: Element | null): HTMLDetailsElement | null =>
  part?.closest<HTMLDetailsElement>('details.fold') ?? null;

export const isFolded = (part: Element): boolean => foldOf(part)?.open === false;

/** Opens whatever is folded around it. */
export function unfold(part: Element | null): void {
  for (let fold = foldOf(part); fold !== null; fold = foldOf(fold.parentElement)) fold.open = true;
}

/** As wide as there is a rail beside the text. */
const wideScreen = '(width >= 64rem)';
export const isWide = (): boolean => matchMedia(wideScreen).matches;

/** On a phone the section somebody goes on with is the open one, unless they are among the sections already. */
export function beginAt(id: string): void {
  const section = document.getElementById(id);
  const [first] = folds();
  if (section === null || first === undefined || isWide()) return;
  if (first.getBoundingClientRect().top < window.innerHeight / 2) return;
  for (const fold of folds()) fold.open = fold.contains(section);
}

/** For every page with folds: its links open what they lead to, a wide screen and paper everything. Answers with the way to stop. */
export function followFolds(): () => void {
  document.documentElement.dataset.folds = 'live';
  const wide = matchMedia(wideScreen);
  const openAll = () => {
    for (const fold of folds()) fold.open = true;
  };
  const widen = () => {
    if (wide.matches) openAll();
  };
  const lead = (hash: string) => unfold(document.getElementById(hash.slice(1)));
  const follow = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]');
    if (link) lead(link.hash);
  };
  let closed: HTMLDetailsElement[] = [];
  const print = () => {
    closed = folds().filter(({ open }) => !open);
    openAll();
  };
  const printed = () => {
    for (const fold of closed) fold.open = false;
  };
  widen();
  lead(window.location.hash);
  wide.addEventListener('change', widen);
  document.addEventListener('click', follow);
  window.addEventListener('beforeprint', print);
  window.addEventListener('afterprint', printed);
  return () => {
    delete document.documentElement.dataset.folds;
    wide.removeEventListener('change', widen);
    document.removeEventListener('click', follow);
    window.removeEventListener('beforeprint', print);
    window.removeEventListener('afterprint', printed);
  };
}
