import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { moreCharacters } from './background-starts.ts';

export interface WithLeastProps {
  least: number;
  toGo: number;
  /** Replaces the note, if there is one. */
  error: string | undefined;
  /** It was sent back and is still unchanged. */
  unrevised?: boolean;
  /** Sentence starters of the form do not count. */
  begun?: boolean;
  /** The user is typing in it. */
  focused?: boolean;
  /** A problem of a text that is long enough. */
  doubt?: string | undefined;
  /** Another element says so. */
  quiet?: boolean;
  /** A text field with a counter at its bottom. */
  children: ReactNode;
}

const noteLook =
  'order-2 text-start min-[25rem]:bottom-0 min-[25rem]:left-0 min-[25rem]:absolute flex items-center gap-1 text-sm';

/**
 * A text field with a note on its minimum length next to the counter, in plain ink because nothing is wrong
 * yet.
 */
export const WithLeast = ({
  least,
  toGo,
  error,
  unrevised,
  begun,
  focused,
  doubt,
  quiet,
  children,
}: WithLeastProps) => (
  <div className="with-least relative">
    {children}
    {error === undefined &&
      (unrevised ? (
        <p className={`${noteLook} font-semibold text-ochre`}>Not changed yet</p>
      ) : toGo === 0 && doubt !== undefined ? (
        <p className={`${noteLook} font-semibold text-ochre`}>{doubt}</p>
      ) : toGo === 0 ? (
        !quiet && (
          <p className={`${noteLook} font-semibold text-leaf`}>
            <Check aria-hidden className="size-4" />
            Enough
          </p>
        )
      ) : begun && focused ? (
        <p className={noteLook}>Finish this sentence</p>
      ) : (
        <p className={noteLook}>
          {toGo < least || begun ? moreCharacters(toGo) : `At least ${least} characters`}
          {begun && ' of your own'}
        </p>
      ))}
  </div>
);
