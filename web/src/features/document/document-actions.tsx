import { Check, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#web/components/button/button.tsx';
import { MoreMenu, moreItemLook } from '#web/components/button/more-menu.tsx';
import { classNames } from '#web/components/class-names.ts';
import { PlanExtras } from '#web/components/plan-extras.tsx';
import { addresses } from '#web/config/addresses.ts';
import type { PlanExtra, PlanExtrasState } from '#web/lib/api/use-plan-extras.ts';
import { useCopied } from '#web/lib/use-copied.ts';

interface PlanMenuProps {
  runId: string | undefined;
  /** The other files are next to Download, at the bottom of a phone, or here when neither place is shown. */
  file: DocumentActionsProps['file'];
  onSave: (extra: PlanExtra) => void;
  onCopy: (runId: string) => void;
}

const Item = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <button type="button" className={moreItemLook} onClick={onClick}>
    {children}
  </button>
);

function PlanMenu({ runId, file, onSave, onCopy }: PlanMenuProps) {
  const extra = classNames(file !== 'failed' && 'xl:hidden', file === 'here' && 'max-sm:hidden');
  return (
    <MoreMenu>
      <li className={extra}>
        <Item onClick={() => onSave('workbook')}>Workbook (Excel)</Item>
      </li>
      <li className={extra}>
        <Item onClick={() => onSave('calendar')}>Calendar of tasks</Item>
      </li>
      {runId !== undefined && (
        <>
          <li>
            <Item onClick={() => onCopy(runId)}>Copy plan ID</Item>
          </li>
          <li>
            <Link to={addresses.run({ runId })} className={moreItemLook}>
              Back to your submission
            </Link>
          </li>
          <li>
            <Link to={addresses.plans({ from: runId })} className={moreItemLook}>
              Start new round
            </Link>
          </li>
        </>
      )}
      <li>
        <Link to={addresses.dashboard()} className={moreItemLook}>
          Back to dashboard
        </Link>
      </li>
    </MoreMenu>
  );
}

export interface DocumentActionsProps {
  runId: string | undefined;
  extras: PlanExtrasState;
  file: 'here' | 'opening' | 'failed';
  /** True for a moment after a download. */
  saved: boolean;
  onDownload: () => void;
}

/** The main action of a document, and the others in a menu. */
export function DocumentActions({ runId, extras, file, saved, onDownload }: DocumentActionsProps) {
  const { outcome, copy, forget } = useCopied();
  const save = (extra: PlanExtra) => {
    forget();
    void extras.save(extra);
  };
  return (
    <div className="max-sm:contents">
      <div className="flex flex-wrap justify-end gap-2 lg:[&>button,&>div>button]:px-3.5">
        {/* A phone has it at the bottom. */}
        {file !== 'failed' && (
          <div className="grid max-sm:hidden">
            <Button pending={file === 'opening'} pendingText="Opening…" onClick={onDownload}>
              {saved ? <Check aria-hidden className="size-5" /> : <Download aria-hidden className="size-5" />}
              {/* Keeps the width. */}
              <span className="min-w-[4.75rem] text-start">{saved ? 'Saved' : 'Download'}</span>
            </Button>
          </div>
        )}
        {file !== 'failed' && (
          <div className="hidden gap-2 xl:flex">
            <PlanExtras loading={extras.loading} onSave={save} short />
          </div>
        )}
        <PlanMenu runId={runId} file={file} onSave={save} onCopy={(id) => void copy(id)} />
      </div>
      <p role="status" className="sr-only">
        {saved && 'The PDF is saved.'}
      </p>
      <p
        role="status"
        className="order-last text-sm wrap-anywhere not-empty:mt-1 max-sm:col-span-2 sm:text-right"
      >
        {outcome === undefined && extras.told}
        {outcome === 'copied' && 'Plan ID copied.'}
        {outcome === 'failed' && `Plan ID: ${runId}`}
      </p>
    </div>
  );
}
