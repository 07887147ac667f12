import { Search } from 'lucide-react';
import { useState } from 'react';
import { addresses } from '#web/config/addresses.ts';
import { Button } from './button/button.tsx';
import type { ButtonLook } from './button/button-look.ts';
import { TextField } from './form/text-field.tsx';

export interface LookForPathProps extends Required<Pick<ButtonLook, 'variant'>> {
  /** Words from the mistyped address. */
  words: string;
}

/** A search of the library; a real form, which works without scripts. */
export function LookForPath({ words, variant }: LookForPathProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <form method="get" action={addresses.buildPath()} className="flex flex-wrap items-end gap-3">
      <div className="min-w-[min(12rem,100%)] flex-1">
        <TextField
          id="look-for"
          name="q"
          type="search"
          label="Search the income paths"
          value={typed ?? words}
          onChange={setTyped}
        />
      </div>
      <div className="grid *:min-h-12">
        <Button type="submit" variant={variant}>
          <Search aria-hidden className="size-5" />
          Search
        </Button>
      </div>
    </form>
  );
}
