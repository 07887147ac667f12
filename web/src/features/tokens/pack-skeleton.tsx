import { Skeleton } from '#web/components/skeleton.tsx';
import { PackRow } from './pack-row.tsx';

const rows = ['first', 'second', 'third', 'fourth', 'own'];

const Row = () => (
  <PackRow
    amount={<Skeleton className="h-8 w-28 max-w-full" />}
    reach={<Skeleton className="h-4 w-full" />}
    words={<Skeleton className="mt-1 mb-0.5 h-4 w-3/4" />}
    action={<Skeleton className="h-11 w-full" />}
  />
);

/** The rows before it is known what somebody has; the balance beside them says that it is loading. */
export const PackSkeleton = () => (
  <>
    <div aria-hidden className="card pack-first">
      <Row />
    </div>
    <div className="card mt-4 overflow-hidden">
      <div className="pack pack-scale">
        <div className="pack-reach min-h-12 sm:min-h-6" />
      </div>
      <ul aria-hidden>
        {rows.map((row) => (
          <li key={row}>
            <Row />
          </li>
        ))}
      </ul>
    </div>
  </>
);
