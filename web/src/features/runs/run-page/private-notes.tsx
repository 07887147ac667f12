import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PrivateNotes as Notes } from '#shared/contract/private-notes.ts';
import { pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';
import { Button } from '#web/components/button/button.tsx';
import { Modal } from '#web/components/page/modal.tsx';
import { answerOrThrow } from '#web/lib/api/answer-or-throw.ts';
import { callRoute } from '#web/lib/api/call-route.ts';

const privateQuery = (runId: string, submission: number) =>
  queryOptions({
    queryKey: ['runs', 'private', runId, submission],
    queryFn: async ({ signal }) =>
      answerOrThrow(await callRoute(pathCompilerRoutes.getPrivateNotes, { params: { runId }, signal })).data,
  });

function Read({ notes, parts }: Notes) {
  return (
    <div className="space-y-6">
      <p>Only you can see this. It’s never in the PDF, workbook, calendar or emails.</p>
      {notes.length > 0 && (
        <dl className="space-y-3">
          {notes.map(({ words, done }) => (
            <div key={words} className="border-t border-line pt-3">
              <dt className="wrap-anywhere">“{words}”</dt>
              <dd className="text-ink-soft">{done}</dd>
            </div>
          ))}
        </dl>
      )}
      {parts.map(({ title, says, steps }) => (
        <section key={title}>
          <h3 className="text-xl">{title}</h3>
          {says.map((line) => (
            <p key={line} className="mt-1">
              {line}
            </p>
          ))}
          {steps.length > 0 && (
            <ol className="mt-2 list-decimal space-y-1 pl-5">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          )}
        </section>
      ))}
    </div>
  );
}

/**
 * The sentences that this plan must not print. Nothing is shown to people without any, and the sentences
 * appear only on request.
 */
export function PrivateNotes({ runId, submission }: { runId: string; submission: number }) {
  const [asked] = useState(() => privateQuery(runId, submission));
  const { data } = useQuery(asked);
  const [open, setOpen] = useState(false);
  if (!data || (data.notes.length === 0 && data.parts.length === 0)) return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Private notes
      </Button>
      <Modal open={open} title="Private notes" onClose={() => setOpen(false)}>
        {open && <Read {...data} />}
      </Modal>
    </>
  );
}
