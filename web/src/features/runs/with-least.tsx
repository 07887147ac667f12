import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { moreCharacters } from './background-starts.ts';

export interface WithLeastProps {
  least: number;
  toGo: number;
  /** Says it already, where there is one. */
  error: string | undefined;
  /** It was sent back, and stands as it was. */
  unrevised?: boolean;
  /** Of what the form itself began the text with, nothing counts. */
  begun?: boolean;
  /** Somebody is typing there. */
  focused?: boolean;
  /** Long enough, and yet not what was asked for. */
  doubt?: string | undefined;
  /** Something else says so. */
  quiet?: boolean;
  /** A text with its count at the foot. */
  children: ReactNode;
}

const noteLook = 'with-least-note flex items-center gap-1 text-sm';

/** A text, and at its foot beside the count what is missing of its least: in plain ink, for nothing is wrong yet. */
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
