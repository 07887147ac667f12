/**
 * Sections that a reader can fold: on a phone, and those in `.folds-wide` at every width. Before this runs,
 * styles/folds.css shows the others open on a wide screen, and all of them on paper and without scripts.
 */
const folds = (): HTMLDetailsElement[] => [...document.querySelectorAll<HTMLDetailsElement>('details.fold')];

/** The sections of the text itself, without those of the kit. */
const sections = (): HTMLDetailsElement[] => folds().filter((fold) => fold.closest('.path-section') !== null);

const foldOf = (part: Element | null): HTMLDetailsElement | null =>
  part?.closest<HTMLDetailsElement>('details.fold') ?? null;

export const isFolded = (part: Element): boolean => foldOf(part)?.open === false;

/** Opens every fold around an element. */
export function unfold(part: Element | null): void {
  for (let fold = foldOf(part); fold !== null; fold = foldOf(fold.parentElement)) fold.open = true;
}

/** The width at which a rail is next to the text. */
const wideScreen = '(width >= 64rem)';

export const isWide = (): boolean => matchMedia(wideScreen).matches;

/** The folded sections of the text, by the ids of their headings. */
export const foldedSections = (): string[] =>
  sections()
    .filter(({ open }) => !open)
    .flatMap((fold) => fold.querySelector('h2')?.id ?? []);

/** Restores folded sections. */
export function foldSections(ids: readonly string[]): void {
  for (const id of ids) {
    const fold = foldOf(document.getElementById(id));
    if (fold !== null) fold.open = false;
  }
}

export const isAllOpen = (): boolean => sections().every(({ open }) => open);

/** Opens or folds all sections, and keeps the section being read in place. */
export function foldAll(open: boolean, reading: Element | null): void {
  const topOf = () => reading?.getBoundingClientRect().top ?? 0;
  const top = topOf();
  for (const fold of sections()) fold.open = open;
  scrollBy({ top: topOf() - top, behavior: 'instant' });
}

/**
 * For every page with folds: links open their target, a wide screen opens what folds only on a phone, and
 * printing opens everything. Returns a function that stops it.
 */
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
  // Captured, so that it runs before the other listeners on the window that scroll there.
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
