type Open = (token: string) => Promise<{ status: number; body: { data: { runId: string } } }>;

/**
 * Finds the reviewer's link to the newest submission of a run in the texts of mails. To open a link makes a plan, so a
 * link of another run is opened once only.
 */
export function buildFindReviewLink(open: Open) {
  const runOf = new Map<string, string>();
  return async (texts: readonly (string | null)[], runId: string): Promise<string | undefined> => {
    for (const text of texts.toReversed()) {
      const token = /\/review#([\w-]+)/.exec(text ?? '')?.[1];
      if (token === undefined || (runOf.get(token) ?? runId) !== runId) continue;
      const { status, body } = await open(token);
      if (status !== 200) continue;
      runOf.set(token, body.data.runId);
      if (body.data.runId === runId) return token;
    }
    return undefined;
  };
}
