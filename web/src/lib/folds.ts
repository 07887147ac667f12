/**
 * Parts that a reader can fold: on a phone, and those in `.folds-wide` at every width. styles/folds.css shows the others open on a
 * wide screen before this runs, and all of them on paper and without scripts.
 */
const folds = (): HTMLDetailsElement[] => [...document.querySelectorAll<HTMLDetailsElement>('details.fold')];

/** Of the text itself, and not of what comes with it. */
const sections = (): HTMLDetailsElement[] => folds().filter((fold) => fold.closest('.path-section') !== null);

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

/** What a reader has folded of the text, by its headings. */
export const foldedSections = (): string[] =>
  sections()
    .filter(({ open }) => !open)
    .flatMap((fold) => fold.querySelector('h2')?.id ?? []);

/** Folds sections again as they were left. */
export function foldSections(ids: readonly string[]): void {
  for (const id of ids) {
    const fold = foldOf(document.getElementById(id));
    if (fold !== null) fold.open = false;
  }
}

export const isAllOpen = (): boolean => sections().every(({ open }) => open);

/** All sections at once, with what is being read where it is in the window. */
export function foldAll(open: boolean, reading: Element | null): void {
  const topOf = () => reading?.getBoundingClientRect().top ?? 0;
  const top = topOf();
  for (const fold of sections()) fold.open = open;
  scrollBy({ top: topOf() - top, behavior: 'instant' });
}

/** For every page with folds: its links open what they lead to, a wide screen what folds on a phone alone, paper everything. Answers with the way to stop. */
export function followFolds(): () => void {
  document.documentElement.dataset.folds = 'live';
  const wide = matchMedia(wideScreen);
  const openAll = (wanted: readonly HTMLDetailsElement[]) => {
    for (const fold of wanted) fold.open = true;
  };
  const widen = () => {
    if (wide.matches) openAll(folds().filter((fold) => fold.closest('.folds-wide') === null));
  };
  const lead = (hash: string) => unfold(document.getElementById(hash.slice(1)));
  const follow = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]');
    if (link) lead(link.hash);
  };
  let closed: HTMLDetailsElement[] = [];
  const print = () => {
    closed = folds().filter(({ open }) => !open);
    openAll(closed);
  };
  const printed = () => {
    for (const fold of closed) fold.open = false;
  };
  widen();
  lead(window.location.hash);
  // Before anybody is led there: of several that listen at the window, those that capture are the first.
  const arrive = () => lead(window.location.hash);
  wide.addEventListener('change', widen);
  window.addEventListener('popstate', arrive, true);
  document.addEventListener('click', follow);
  window.addEventListener('beforeprint', print);
  window.addEventListener('afterprint', printed);
  return () => {
    delete document.documentElement.dataset.folds;
    wide.removeEventListener('change', widen);
    window.removeEventListener('popstate', arrive, true);
    document.removeEventListener('click', follow);
    window.removeEventListener('beforeprint', print);
    window.removeEventListener('afterprint', printed);
  };
}
