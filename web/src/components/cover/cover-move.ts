/** A page that takes longer to come has nothing to do with where its cover stood. */
const mostMs = 1000;
const moveMs = 180;

const slugOf = (cover: HTMLImageElement): string => cover.src.replace(/^.*#/, '');
const coversNow = () => [...document.querySelectorAll<HTMLImageElement>('img.cover')];

/** Where it will stand once the page around it has arrived (motion.css). */
function placeOf(cover: HTMLElement): DOMRect {
  const { x, y, width, height } = cover.getBoundingClientRect();
  const page = cover.closest('main > *');
  const [, down = '0'] = page === null ? [] : getComputedStyle(page).translate.split(' ');
  return new DOMRect(x, y - (Number.parseFloat(down) || 0), width, height);
}

/** A copy over everything, since a head clips what lies in it. */
function move(cover: HTMLElement, from: DOMRect): void {
  const { x, y, width, height } = placeOf(cover);
  const copy = cover.cloneNode() as HTMLElement;
  copy.dataset.moving = '';
  Object.assign(copy.style, {
    position: 'fixed',
    pointerEvents: 'none',
    inset: `${y}px auto auto ${x}px`,
    width: `${width}px`,
    height: `${height}px`,
    transformOrigin: '0 0',
    // On ground of its own tone it would be seen by nothing else.
    outline: getComputedStyle(cover).outline,
  });
  document.body.append(copy);
  cover.style.visibility = 'hidden';
  const start = `translate(${from.x - x}px, ${from.y - y}px) scale(${from.width / width}, ${from.height / height})`;
  copy.animate([{ transform: start }, { transform: 'none' }], {
    duration: moveMs,
    easing: 'ease-out',
  }).onfinish = () => {
    copy.remove();
    cover.style.visibility = '';
  };
}

/** Once the page that was asked for stands, the cover at its head comes from where it stood on the one before. */
function follow(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a[href^="/make-money/paths/"]');
  if (!link || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const before = coversNow();
  // A cover that stands on the page twice comes from where it was pressed: the last one counts.
  const card = link.closest('.card-whole, li, section');
  const pressedLast = before.toSorted(
    (one, other) => Number(card?.contains(one)) - Number(card?.contains(other)),
  );
  const places = new Map(pressedLast.map((cover) => [slugOf(cover), cover.getBoundingClientRect()]));
  const endsAtMs = performance.now() + mostMs;
  const look = (): void => {
    const head = document.querySelector<HTMLImageElement>('.path-cover, .persona-cover');
    if (head === null || before.includes(head)) {
      if (performance.now() < endsAtMs) requestAnimationFrame(look);
      return;
    }
    const from = places.get(slugOf(head));
    if (from && from.bottom > 0 && from.top < innerHeight) move(head, from);
  };
  requestAnimationFrame(look);
}

let follows = false;

/** For pages whose covers lead on to theirs; from then on. */
export function followCovers(): void {
  if (follows) return;
  follows = true;
  addEventListener('click', follow, true);
}
