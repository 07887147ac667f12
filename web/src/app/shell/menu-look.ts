export const menuItemLook =
  'flex min-h-11 w-full cursor-pointer items-center rounded-sm px-3 text-start font-medium text-ink no-underline ' +
  'hover:bg-leaf-tint hover:text-ink aria-[current]:text-leaf aria-[current]:font-semibold';
