/** A page that takes longer to load starts no animation. */
const mostMs = 1000;
const moveMs = 180;

const slugOf = (cover: HTMLImageElement): string => cover.src.replace(/^.*#/, '');
/** Its final position, without the page's entry animation (motion.css). */
function placeOf(cover: HTMLElement): DOMRect {
  const { x, y, width, height } = cover.getBoundingClientRect();
  const page = cover.closest('main > *');
  const [, down = '0'] = page === null ? [] : getComputedStyle(page).translate.split(' ');
  return new DOMRect(x, y - (Number.parseFloat(down) || 0), width, height);
}

/** Moves a copy over everything, because the page head clips its content. */
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
    // The outline separates the cover from a background in the same tone.
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

/** Once the new page is shown, moves its cover from its position on the previous page. */
function follow(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a[href^="/make-money/paths/"]');
  if (!link || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const before = [...document.querySelectorAll<HTMLImageElement>('img.cover')];
  // If a cover appears twice, it starts where it was pressed, because the last entry of the map wins.
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

/** Call it on pages whose covers link to their own page; it stays active. */
export function followCovers(): void {
  if (follows) return;
  follows = true;
  addEventListener('click', follow, true);
}
