import { filesOf } from '#functions/stores/run-items.ts';
import { planPrices } from '#shared/domain/plans/plans.ts';
import { auditWallet } from '#shared/domain/tokens/ledger.ts';
import type { Acknowledged } from './acknowledged.ts';
import type { Stored } from './stored.ts';

type Report = (what: string) => void;

/** Checks that everything acknowledged is stored. */
export function checkAcknowledged(stored: Stored, known: Acknowledged, report: Report): void {
  const ownerOf = new Map(stored.accounts.map(({ email, userId }) => [email, userId]));
  for (const email of known.accounts) if (!ownerOf.has(email)) report(`the account ${email} is missing`);
  for (const email of known.verified)
    if (stored.accounts.find((one) => one.email === email)?.verified !== true)
      report(`${email} is not verified any more`);
  for (const { email, checkoutId, cents } of known.opened) {
    const order = stored.orders.find((one) => one.checkoutId === checkoutId);
    if (order === undefined || order.owner !== ownerOf.get(email) || order.amountCents !== cents)
      report(`the order of ${checkoutId} over ${cents} cents is missing`);
  }
  for (const checkoutId of known.paid) {
    const order = stored.orders.find((one) => one.checkoutId === checkoutId);
    if (order?.paidAtMs === undefined) report(`${checkoutId} is paid, and its order is ${order?.status}`);
  }
  for (const { email, path } of known.unlocked) {
    const has = (one: Stored['purchases'][number]) =>
      one.owner === ownerOf.get(email) && `${one.personaSlug}/${one.pathSlug}` === path;
    if (!stored.purchases.some(has)) report(`${email} has not unlocked ${path} any more`);
  }
  checkRunsKept(stored, known, report);
}

function checkRunsKept({ runs, submissions, documents }: Stored, known: Acknowledged, report: Report): void {
  for (const [runId, { plan }] of known.runs)
    if (runs.find((one) => one.runId === runId)?.plan !== plan) report(`the run ${runId} is missing`);
  for (const [runId, { version, content }] of known.saved) {
    const run = runs.find((one) => one.runId === runId);
    if (run === undefined || run.version < version) report(`version ${version} of ${runId} is missing`);
    else if (run.version === version && run.answers.content !== content)
      report(`version ${version} of ${runId} is another text`);
  }
  for (const { runId, content } of known.submitted)
    if (!submissions.some((one) => one.runId === runId && one.snapshot.answers.content === content))
      report(`what was submitted of ${runId} is missing`);
  for (const { runId, attempt, verdict } of known.decided) {
    const submission = submissions.find((one) => one.runId === runId && one.attempt === attempt);
    if (submission?.decision?.verdict !== verdict)
      report(`the decision on submission ${attempt} of ${runId} is missing`);
  }
  for (const fileId of known.read.keys())
    if (!documents.some((one) => one.fileId === fileId)) report(`the document ${fileId} is missing`);
}

/** Checks that the books agree, and that nothing was charged, credited or created twice. */
export function checkBooks(stored: Stored, report: Report): void {
  for (const wallet of stored.wallets) {
    const entries = stored.entries.filter(({ owner }) => owner === wallet.owner);
    for (const fault of auditWallet(wallet, entries)) report(`${wallet.owner}: ${fault}`);
    if (wallet.frozen !== undefined) report(`the wallet of ${wallet.owner} is frozen`);
  }
  for (const { orderId, status, amountCents, paidAtMs } of stored.orders) {
    const credits = stored.entries.filter(({ kind, ref }) => kind === 'CREDIT' && ref === orderId);
    const credited = credits.reduce((sum, { lot }) => sum + (lot?.credited ?? 0), 0);
    const isDue = paidAtMs !== undefined;
    if (credits.length !== (isDue ? 1 : 0) || credited !== (isDue ? amountCents : 0))
      report(`the ${status} order ${orderId} over ${amountCents} cents credited ${credited}`);
  }
  const spends = stored.entries.filter(({ kind }) => kind === 'SPEND');
  const charged = (owner: string, ref: string) =>
    spends.filter((one) => one.owner === owner && one.ref === ref).map(({ amount }) => -amount);
  for (const { owner, runId, plan } of stored.runs)
    if (charged(owner, runId).join() !== String(planPrices[plan]))
      report(`${runId} was charged ${charged(owner, runId)}`);
  for (const { owner, personaSlug, pathSlug, price } of stored.purchases)
    if (charged(owner, `${personaSlug}/${pathSlug}`).join() !== String(price))
      report(`${personaSlug}/${pathSlug} was charged ${charged(owner, `${personaSlug}/${pathSlug}`)}`);
  if (spends.length !== stored.runs.length + stored.purchases.length)
    report('something was charged for nothing');
  checkDocuments(stored, report);
}

function checkDocuments({ runs, documents, objects }: Stored, report: Report): void {
  for (const { runId, status, fileId } of runs) {
    const own = documents.filter((one) => one.runId === runId);
    const files = own.flatMap(filesOf);
    const there = [...objects.keys()].filter((key) => key.startsWith(`plans/${runId}/`));
    const expected = status === 'COMPLETED' ? 1 : 0;
    if (own.length !== expected || own.some((one) => one.fileId !== fileId))
      report(`${runId} is ${status} with ${own.length} documents`);
    if (files.length !== 3 * expected || there.length !== 3 * expected)
      report(`${runId} is ${status} with ${there.length} objects`);
    for (const { key, checksum } of files)
      if (objects.get(key) !== checksum) report(`${key} is not what its row says`);
  }
}
