import { type Guard, guard } from '../stories/guard.ts';

const orders = 'functions/stores/orders.ts';
const wallets = 'functions/stores/wallets.ts';
const runs = 'functions/stores/runs.ts';
const purchases = 'functions/stores/purchases.ts';
const outbox = 'functions/stores/outbox.ts';
const fulfil = 'functions/payments/fulfil.ts';
const cancel = 'functions/payments/cancel-payment.ts';
const reverse = 'functions/payments/reverse-payment.ts';
const open = 'functions/payments/open-payment.ts';
const webhook = 'functions/api/pay/receive-stripe-event.ts';
const stripe = 'functions/gateways/stripe.ts';
const reconcileOrders = 'functions/sweeps/reconcile-orders/reconcile-orders.ts';
const reconcileMails = 'functions/sweeps/reconcile-mails/reconcile-mails.ts';
const reconcileWallets = 'functions/sweeps/reconcile-wallets/reconcile-wallets.ts';
const createRun = 'functions/api/path-compiler/create-run.ts';
const unlock = 'functions/api/path-compiler/unlock-path.ts';
const lock = 'functions/api/path-compiler/refuse-locked.ts';
const unpaid = 'shared/domain/tokens/unpaid-content.ts';
const buy = 'functions/api/pay/buy-tokens.ts';
const wanted = 'functions/api/pay/wanted-payment.ts';
const settleRecent = 'functions/api/pay/settle-recent-orders.ts';
const pathQuote = 'shared/domain/tokens/path-quote.ts';
const closePage = 'functions/payments/close-page.ts';
const closeOrder = 'functions/payments/close-order.ts';
const change = 'shared/domain/tokens/change-wallet.ts';
const order = 'shared/domain/tokens/order.ts';

const contribute = 'functions/api/pay/contribute.ts';
const verify = 'functions/api/pay/verify-payment.ts';
const lookUpClaim = 'functions/api/pay/look-up-claim.ts';
const openPlan = 'functions/api/path-compiler/open-plan-quote.ts';
const limits = 'functions/stores/limits.ts';
const closing = 'functions/api/user/close-payments.ts';
const adjust = 'scripts/ops/correct-wallet.ts';
const byOperators = 'shared/domain/tokens/operator-changes.ts';
const giveBack = 'functions/payments/return-payment.ts';

const refundCall = `  await payments.provider.refund({ paymentIntentId, key: \`return-\${order.orderId}\` });\n`;

const claimNotFound = "if (standing === undefined) return { kind: 'unknown' };";

const always = 'attribute_not_exists(nothing)';
const limited = (what: string, indent = '    '): string =>
  `${indent}const refusal = await gate.${what};\n${indent}if (refusal !== undefined) return refusal;\n`;

/** Every guard of the money side. */
export const guards: readonly Guard[] = [
  guard(
    'credit: order in a creditable status',
    orders,
    "'#status IN (:pending, :cancelled, :expired) AND amount_cents = :amount AND #kind = :kind'",
    "'(#status IN (:pending, :cancelled, :expired) OR attribute_exists(pk)) AND amount_cents = :amount AND #kind = :kind'",
  ),
  {
    name: 'credit: amount (before and in the write)',
    edits: [
      {
        file: orders,
        find: 'AND amount_cents = :amount AND',
        replace: 'AND (amount_cents = :amount OR attribute_exists(pk)) AND',
      },
      { file: order, find: "if (checkout.amountCents !== order.amountCents) return 'amount';", replace: '' },
    ],
  },
  {
    name: 'credit: kind (before and in the write)',
    edits: [
      { file: orders, find: 'AND #kind = :kind', replace: 'AND (#kind = :kind OR attribute_exists(pk))' },
      {
        file: fulfil,
        find: "order.kind === 'TOKENS' ? creditWrites(payments, standing, nowMs) : noCredit",
        replace: 'creditWrites(payments, standing, nowMs)',
      },
    ],
  },
  guard(
    'wallet: version',
    wallets,
    "absent : '#version = :version AND",
    "absent : '(#version = :version OR attribute_exists(pk)) AND",
  ),
  guard(
    'wallet: absent before the first change',
    wallets,
    'before.version === 0 ? absent :',
    `before.version === 0 ? '${always}' :`,
  ),
  guard(
    'wallet: not frozen',
    wallets,
    "absent : '#version = :version AND attribute_not_exists(frozen)'",
    "absent : '#version = :version'",
  ),
  guard(
    'ledger: entry absent',
    wallets,
    '...entryItem.encode(entry) },\n      ConditionExpression: absent',
    `...entryItem.encode(entry) },\n      ConditionExpression: '${always}'`,
  ),
  guard(
    'freeze and check: version',
    wallets,
    "ConditionExpression: '#version = :version AND attribute_not_exists(frozen)',",
    "ConditionExpression: 'attribute_not_exists(frozen) AND (#version = :version OR attribute_exists(pk))',",
  ),
  guard(
    'reminder: given once',
    wallets,
    'Item: reminderKey(owner, reminder), ConditionExpression: absent',
    `Item: reminderKey(owner, reminder), ConditionExpression: '${always}'`,
  ),
  guard(
    'plan: quote open',
    runs,
    "'#status = :open AND expires_at_ms > :now'",
    "'(#status = :open OR attribute_exists(pk)) AND expires_at_ms > :now'",
  ),
  {
    name: 'plan: quote unexpired (before and in the write)',
    edits: [
      {
        file: runs,
        find: ' AND expires_at_ms > :now',
        replace: ' AND (expires_at_ms > :now OR attribute_exists(pk))',
      },
      {
        file: createRun,
        find: "if (!isOpen(quote, nowMs)) return refuse('plan-quote-ended');",
        replace: '',
      },
    ],
  },
  guard(
    'plan: no active run',
    runs,
    'put(activeKey(owner), activeItem.encode({ runId }))',
    `put(activeKey(owner), activeItem.encode({ runId }), '${always}')`,
  ),
  guard(
    'plan: run absent',
    runs,
    'put(runKey(owner, runId), runItem.encode(run))',
    `put(runKey(owner, runId), runItem.encode(run), '${always}')`,
  ),
  guard(
    'plan: run id derived from the quote',
    runs,
    `update(\`run of \${quoteId}\`)`,
    `update(\`run of \${quoteId} \${Math.random()}\`)`,
  ),
  guard(
    'path: purchase absent',
    purchases,
    'ConditionExpression: absent',
    `ConditionExpression: '${always}'`,
  ),
  guard(
    'path: bought before is success, not a shortage',
    unlock,
    'if (isTheirs) return answer(unlockedBefore);',
    '',
  ),
  guard('spend: enough tokens', change, "if (missing > 0) return { kind: 'short', missing };", ''),
  guard(
    'spend: not while a debt is open',
    change,
    "if (wallet.debt > 0) return { kind: 'indebted', missing };\n  if (missing > 0)",
    'if (missing - wallet.debt > 0)',
  ),
  guard(
    'spend: only lots usable at the quote',
    change,
    'inOrderOfExpiry(wallet.lots.filter((lot) => usable(lot, asOfMs)))',
    'inOrderOfExpiry(wallet.lots)',
  ),
  guard('expiry: grace for quotes', change, '!usable(lot, nowMs - expiryGraceMs)', '!usable(lot, nowMs)'),
  guard(
    'expiry: only what has expired',
    change,
    'wallet.lots.filter((lot) => !usable(lot, nowMs - expiryGraceMs))',
    'wallet.lots.filter(() => true)',
  ),
  guard(
    'claw back: only what that order brought',
    change,
    'wallet.lots.filter((lot) => lot.order === order)',
    'wallet.lots.filter(() => true)',
  ),
  guard('claw back: what was spent is debt', change, 'debt_change: rest - lapsed', 'debt_change: 0'),
  guard(
    'claw back: what nobody spent is no debt',
    change,
    'Math.min(rest, unspentLeft(booksOf(entries, order)))',
    '0',
  ),
  guard(
    'restore: what had expired does not come back',
    change,
    'Math.min(lapsed, Math.max(0, amount - debt))',
    '0',
  ),
  guard(
    'reconcile: a debt for what nobody spent is taken off',
    reconcileWallets,
    'falseDebtsIn(entries)) {',
    'falseDebtsIn([])) {',
  ),
  guard('credit: debt is paid first, and once', change, 'debt_change: 0 - paidOff', 'debt_change: 0'),
  {
    name: 'fulfil: only its owner’s payment (before and after the provider is asked)',
    edits: [
      {
        file: fulfil,
        find: "  if (owner !== undefined && checkout.owner !== owner) return { kind: 'unknown' };\n",
        replace: '',
      },
      {
        file: fulfil,
        find: claimNotFound,
        replace: 'if (standing === undefined) return fulfilCheckout(payments, { checkoutId, owner });',
      },
    ],
  },
  guard('fulfil: paid', fulfil, "if (!checkout.paid) return { kind: 'unpaid', order, checkout };", ''),
  guard(
    'fulfil: the checkout the order knows',
    order,
    "if (checkout.id !== order.checkoutId) return 'checkout';",
    '',
  ),
  guard('fulfil: mode', order, "if (checkout.mode !== 'payment') return 'mode';", ''),
  guard('fulfil: currency', order, "if (checkout.currency !== 'aud') return 'currency';", ''),
  guard('fulfil: read anew on every attempt', fulfil, '    known = undefined;\n', ''),
  guard(
    'fulfil: receipt in the same write',
    fulfil,
    'mail === undefined ? [] : [payments.outbox.writeOf(mail)]',
    '[]',
  ),
  guard(
    'outbox: one row a mail',
    outbox,
    'Item: itemOf(mail), ConditionExpression: absent }',
    `Item: itemOf(mail), ConditionExpression: '${always}' }`,
  ),
  {
    name: 'open: order before page',
    edits: [
      { file: open, find: '  await payments.orders.add(order);\n', replace: '' },
      {
        file: open,
        find: 'const tied = await tieCheckout(',
        replace: 'await payments.orders.add(order);\n  const tied = await tieCheckout(',
      },
    ],
  },
  guard(
    'open: the order knows its page before anybody goes there',
    open,
    'const tied = await tieCheckout(payments, order, {',
    "const tied = 'tied'; void ({",
  ),
  guard(
    'open: only a pending order takes a page',
    orders,
    "ConditionExpression: '#status = :pending',",
    "ConditionExpression: 'attribute_exists(pk) OR #status = :pending',",
  ),
  guard(
    'settle unpaid: still pending',
    orders,
    `ConditionExpression: \`#status = :pending AND \${sameCheckout}\``,
    `ConditionExpression: \`(#status = :pending OR attribute_exists(pk)) AND \${sameCheckout}\``,
  ),
  guard(
    'settle unpaid: still the same page',
    orders,
    "checkoutId === undefined ? 'attribute_not_exists(checkout_id)' : 'checkout_id = :expected'",
    "checkoutId === undefined ? 'attribute_exists(pk)' : 'checkout_id = :expected'",
  ),
  guard(
    'cancel: page closed first',
    cancel,
    "checkout.state === 'open' && !(await payments.provider.expireCheckout(checkout.id))",
    "checkout.state === 'never'",
  ),
  guard(
    'cancel: a page that could not be closed is asked about again',
    cancel,
    "checkout.state === 'open' && !(await payments.provider.expireCheckout(checkout.id))",
    "checkout.state === 'open' && (await payments.provider.expireCheckout(checkout.id)) === undefined",
  ),
  guard(
    'webhook: signature',
    stripe,
    'if (!(error instanceof StripeSdk.errors.StripeSignatureVerificationError)) throw error;',
    'return eventOf(JSON.parse(new TextDecoder().decode(body)));',
  ),
  guard(
    'webhook: no signature',
    stripe,
    'if (signature === undefined) return undefined;',
    'if (signature === undefined) return eventOf(JSON.parse(new TextDecoder().decode(body)));',
  ),
  guard('webhook: five minutes', stripe, 'const toleranceSeconds = 300;', 'const toleranceSeconds = 1e9;'),
  guard(
    'webhook: the older secret during a rotation',
    stripe,
    'for (const secret of webhookSecrets) {',
    'for (const secret of webhookSecrets.slice(0, 1)) {',
  ),
  guard(
    'webhook: counted out only when the page has closed',
    webhook,
    "outcome.kind === 'unpaid' && outcome.checkout.state === 'expired'",
    "outcome.kind === 'unpaid'",
  ),
  guard(
    'reconcile: counted out only when the page has closed',
    reconcileOrders,
    " && outcome.checkout.state === 'expired')",
    ')',
  ),
  guard(
    'reconcile: paid and not credited is credited',
    reconcileOrders,
    'const outcome = await fulfilOrder(payments, { checkoutId: order.checkoutId, owner: order.owner });',
    "const outcome = { kind: 'unpaid', checkout: { state: 'open' } };",
  ),
  guard(
    'reconcile: wallet is its ledger',
    reconcileWallets,
    'const faults = auditWallet(wallet, entries);',
    'const faults = [];',
  ),
  guard(
    'reconcile: mails left behind',
    reconcileMails,
    'mail === undefined ? undefined : await deliver(mail)',
    'undefined',
  ),
  guard(
    'reversal: order credited, reversals in turn',
    orders,
    "'#status IN (:paid, :refunded) AND reversals = :reversals'",
    "'#status IN (:paid, :refunded) AND (reversals = :reversals OR attribute_exists(pk))'",
  ),
  {
    name: 'reversal: order credited (before and in the write)',
    edits: [
      {
        file: orders,
        find: "'#status IN (:paid, :refunded) AND reversals",
        replace: "'(#status IN (:paid, :refunded) OR attribute_exists(pk)) AND reversals",
      },
      {
        file: reverse,
        find: 'if (!isCredited(order)) return creditFirst(payments, order);',
        replace: 'if (order.status === undefined) return creditFirst(payments, order);',
      },
      {
        file: reverse,
        find: 'if (order.paymentIntentId !== paymentIntentId) {',
        replace: 'if (order.paymentIntentId !== undefined && order.paymentIntentId !== paymentIntentId) {',
      },
    ],
  },
  guard(
    'reversal: totals, not steps',
    order,
    'change: reversedCents - order.reversedCents }',
    'change: reversedCents }',
  ),
  guard(
    'reversal: never more than was paid',
    order,
    'Math.min(order.amountCents, refundedCents + disputedCents)',
    'refundedCents + disputedCents',
  ),
  guard(
    'reversal: only the payment the order was credited for',
    reverse,
    'if (order.paymentIntentId !== paymentIntentId) {',
    'if (false) {',
  ),
  guard(
    'reversal: credit before taking back',
    reverse,
    'if (!isCredited(order)) return creditFirst(payments, order);',
    "if (!isCredited(order)) return 'nothing';",
  ),
  guard(
    'reversal: the order read before the provider is asked',
    reverse,
    'reversedOrder(order, await payments.provider.takenBackOf(paymentIntentId));',
    `await payments.provider.takenBackOf(paymentIntentId).then(async (taken) => {
      order = (await payments.orders.find(order.owner, order.orderId)) ?? order;
      return reversedOrder(order, taken);
    });`,
  ),
  guard(
    'reversal: every answer leaves its trace, one that changes nothing included',
    reverse,
    '  const nowMs = payments.clock.nowMs();\n  const movesTokens',
    "  if (change === 0) return 'unchanged';\n  const nowMs = payments.clock.nowMs();\n  const movesTokens",
  ),
  guard(
    'reversal: a refund that fails is news',
    stripe,
    "  'charge.refund.updated',\n  'refund.created',\n  'refund.updated',\n  'refund.failed',\n",
    '',
  ),
  guard(
    'reversal: what was not told of is asked about',
    reconcileOrders,
    'due: (after) => orders.toRecheckBy(untilMs, after)',
    'due: () => orders.toRecheckBy(0)',
  ),
  guard(
    'content: bought with what is owed is closed',
    lock,
    'return isTheirs ? owed :',
    'return isTheirs ? undefined :',
  ),
  guard(
    'plan: nothing is submitted while it is owed',
    'functions/api/path-compiler/submit-run.ts',
    '  if (owed !== undefined) return owed;\n',
    '',
  ),
  guard(
    'plan: its files are closed while it is owed',
    'functions/api/files/find-file.ts',
    'owed ?? fileAs(',
    'fileAs(',
  ),
  guard(
    'content: bought with other tokens stays open',
    unpaid,
    ' && entry.lots.some(({ order }) => owing.has(order))',
    '',
  ),
  guard(
    'plan: charged only what was quoted',
    wanted,
    "return charge === planQuote.charge ? { amountCents: charge } : 'plan-price-changed';",
    'return { amountCents: charge };',
  ),
  guard(
    'plan: nobody pays while another plan is active',
    wanted,
    "  if (look.hasActiveRun) return 'run-active';\n",
    '',
  ),
  guard('path: charged only what was shown', wanted, 'posted.amount === String(charge) && ', ''),
  guard(
    'path: charged only at the price that was shown',
    wanted,
    ' && posted.price === String(price / 100)',
    '',
  ),
  guard(
    'path: charged by our own figures',
    wanted,
    "return isAsShown ? { amountCents: charge, unlocksFor: price } : 'path-cost-changed';",
    'return { amountCents: Number(posted.amount), unlocksFor: price };',
  ),
  guard(
    'path: nobody pays for one that is theirs',
    wanted,
    'if (isFree(path) || isTheirs)',
    'if (isFree(path))',
  ),
  {
    name: 'path: nobody pays with a frozen wallet (before and in the write)',
    edits: [
      {
        file: wanted,
        find: "return 'nothing-to-pay';\n  if (wallet.frozen !== undefined) return 'wallet-frozen';\n  const price",
        replace: "return 'nothing-to-pay';\n  const price",
      },
      {
        file: wallets,
        find: 'Key: walletKey(owner), ...unmovedSince(before) }',
        replace:
          "Key: walletKey(owner), ...unmovedSince(before), ConditionExpression: before.version === 0 ? absent : '#version = :version' }",
      },
    ],
  },
  guard(
    'path: nobody pays for what is covered',
    wanted,
    "asOfMs);\n  if (charge === 0) return 'nothing-to-pay';",
    'asOfMs);',
  ),
  guard(
    'path: nobody pays who agreed to nothing',
    buy,
    "    if (isForPath && agreedTerms === undefined) return refuse('agreement-missing');\n",
    '',
  ),
  guard(
    'path: an earlier page is closed (before and after the order is on record)',
    settleRecent,
    'const same = pending.filter((order) => isForSame(order, back));',
    'const same: Order[] = [];',
  ),
  guard(
    'path and plan: the page is theirs only from the wallet it was counted from',
    open,
    'check === undefined ? writes : [...writes, check]',
    'writes',
  ),
  guard(
    'path and plan: the wallet is read before everything else',
    buy,
    '        lookAround(dependencies, posted, wallet),\n',
    `        lookAround(dependencies, posted, wallet).then(async (look) => ({
          ...look,
          ...(wallet === undefined ? {} : { wallet: await payments.wallets.read(posted.owner) }),
        })),\n`,
  ),
  guard(
    'path: looked at again once the order is on record',
    open,
    'const code = await wanted.whyNot?.(order);',
    'const code = undefined;',
  ),
  guard(
    'path: an earlier page that is just being opened is closed',
    closePage,
    "return orders.settleUnpaid(order, 'CANCELLED');",
    "return order.checkoutId === undefined || orders.settleUnpaid(order, 'CANCELLED');",
  ),
  guard(
    'path: an earlier page that came as its order was counted out is closed',
    closeOrder,
    'const standing = await findStanding(payments, pending);',
    'const standing = { order: pending };',
  ),
  guard(
    'path: an earlier payment that does not fit its order stops the next',
    settleRecent,
    "      return 'payment-mismatch';\n",
    '      return undefined;\n',
  ),
  guard(
    'path and plan: a payment made elsewhere is counted',
    settleRecent,
    'hasMoved((await fulfilFound(payments, checkout, { owner })).kind) || moved',
    'moved',
  ),
  guard(
    'path: tokens count as of when it was paid for',
    pathQuote,
    'return Math.min(nowMs, ...agreed.map(({ createdAtMs }) => createdAtMs));',
    'return nowMs;',
  ),
  guard(
    'path: unlocks by itself only lately',
    verify,
    'nowMs - paidAtMs < unlocksByItselfMs',
    'nowMs - paidAtMs < 1e15',
  ),
  guard(
    'path: once unlocked it can be paid for no more',
    unlock,
    '    leftPages.closeWrite({ owner, bought: ref }, atMs),\n',
    '',
  ),
  guard(
    'plan: once one has begun none can be paid for',
    createRun,
    '    leftPages.closeWrite({ owner, bought: run.runId }, nowMs),\n',
    '',
  ),
  guard('path: the order keeps what it is for', open, '    ...unlockOf(wanted),\n', ''),
  guard(
    'path: unlocked only at the price that was agreed to',
    unlock,
    "if (agreed !== undefined && agreed !== String(price / 100)) return refuse('price-changed');",
    '',
  ),
  guard(
    'plan: an active plan is told of before a shortage',
    createRun,
    "if (active !== undefined) return active === run.runId ? active : refuse('run-active');",
    '',
  ),
  guard(
    'claims: the order is looked up before the provider is asked',
    fulfil,
    claimNotFound,
    'if (standing === undefined) return fulfilCheckout(payments, { checkoutId, owner });',
  ),
  guard('limits: payment pages', buy, '        gate.page({ session, request }),\n', 'undefined,\n'),
  guard('limits: contributions', contribute, limited('page({ request })'), ''),
  guard(
    'limits: verifications and cancellations',
    lookUpClaim,
    '    gate.check({ session, request }),\n',
    'undefined,\n',
  ),
  guard('limits: plan quotes', openPlan, limited('plan({ session, request })', '      '), ''),
  guard(
    'limits: counted in a window that is open',
    limits,
    "'attribute_not_exists(pk) OR window_ends_ms > :now'",
    "'attribute_not_exists(pk) OR attribute_exists(pk) OR window_ends_ms > :now'",
  ),
  guard(
    'limits: one window at a time',
    limits,
    "'attribute_not_exists(pk) OR window_ends_ms <= :now'",
    "'attribute_not_exists(pk) OR attribute_exists(pk) OR window_ends_ms <= :now'",
  ),
  guard(
    'deletion: open pages are closed first',
    closing,
    'map((order) => closeOrder(payments, order))',
    "map(async () => ({ kind: 'cancelled' }))",
  ),
  guard('deletion: not with a debt', closing, "if (debt > 0) return refuse('debt-open');", ''),
  guard(
    'deletion: not when a payment has just arrived',
    closing,
    "if (outcomes.some((outcome) => outcome.kind === 'paid'))",
    "if (outcomes.some((outcome) => outcome.kind === 'frozen'))",
  ),
  guard(
    'deletion: no path is bought meanwhile',
    unlock,
    'await write([...writes, accounts.staysCheck(owner)])',
    'await write(writes)',
  ),
  guard(
    'deletion: no run begins meanwhile',
    createRun,
    'await write([...writes, accounts.staysCheck(owner)])',
    'await write(writes)',
  ),
  guard(
    'deletion: no plan is quoted meanwhile',
    openPlan,
    'await write([runs.quoteWrite(owner, quote), accounts.staysCheck(owner)])',
    'await write([runs.quoteWrite(owner, quote)])',
  ),
  guard(
    'deletion: it is said before anything is removed',
    'functions/api/user/erase-account.ts',
    '  await accounts.beginLeaving(userId);\n',
    '',
  ),
  guard(
    'credit: only to an account that exists',
    fulfil,
    "const check = order.kind === 'TOKENS' ? [payments.accounts.existsCheck(order.owner)] : [];",
    'const check: TransactItem[] = [];',
  ),
  guard('return: a payment for nobody goes back', giveBack, refundCall, ''),
  {
    name: 'return: it goes back before the order says so',
    edits: [
      { file: giveBack, find: refundCall, replace: '' },
      {
        file: giveBack,
        find: "return written.kind === 'written' ?",
        replace: `if (written.kind === 'written') {\n  ${refundCall}  }\n  return written.kind === 'written' ?`,
      },
    ],
  },
  guard(
    'return: only what was never credited',
    fulfil,
    'written.at.includes(writes.length) && !written.at.includes(0)',
    'written.at.includes(writes.length)',
  ),
  guard(
    'return: an operator is told',
    giveBack,
    "  payments.alarm('payment-for-nobody', { orderId: order.orderId, refundedCents: order.amountCents });\n",
    '',
  ),
  guard(
    'reversal: nobody’s wallet stays as it is',
    reverse,
    'const check = movesTokens ? [payments.accounts.existsCheck(order.owner)] : [];',
    'const check: TransactItem[] = [];',
  ),
  guard(
    'reversal: what comes back for nobody is told of',
    reverse,
    "  if (change < 0) payments.alarm('payment-for-nobody', { orderId: order.orderId, keptCents: -change });\n",
    '',
  ),
  guard(
    'conflicts by position: active run',
    createRun,
    "written.at.includes(activeAt) ? refuse('run-active') : new TryAgain(written)",
    'new TryAgain(written)',
  ),
  guard(
    'unknown outcome: read again',
    createRun,
    "if (written.kind !== 'refused' || written.at.includes(quoteAt)) return new TryAgain(written);",
    "if (written.kind !== 'refused') return refuse('conflict');\n  if (written.at.includes(quoteAt)) return new TryAgain(written);",
  ),
  guard(
    'operators: two people decide',
    'scripts/ops/decided-by.ts',
    'names.length !== 2 || people.size !== 2',
    'names.length > 9',
  ),
  guard(
    'operators: adjust from the version that was looked at',
    adjust,
    'if (version !== String(wallet.version))',
    "if (version === '')",
  ),
  guard(
    'operators: adjust only for an account that exists',
    adjust,
    ', services.accounts.existsCheck(owner)]',
    ']',
  ),
  guard('operators: take no more than is there', byOperators, 'if (missing > 0)', 'if (missing > 1e9)'),
  guard(
    'operators: take only what has not expired',
    byOperators,
    'inOrderOfExpiry(wallet.lots.filter((lot) => usable(lot, atMs)))',
    'inOrderOfExpiry(wallet.lots)',
  ),
  guard(
    'operators: a refund takes the run with it',
    'scripts/ops/refund-run.ts',
    '    ...runs.refundWrites(owner, run),\n',
    '',
  ),
  guard(
    'operators: a refund of the run as it was looked at',
    runs,
    "'#version = :version AND #status = :status'",
    `'(#version = :version AND #status = :status) OR ${always}'`,
  ),
  guard(
    'operators: a run is withdrawn once',
    runs,
    '...runItem.encode(keptOf(run)) },\n            ConditionExpression: absent,',
    `...runItem.encode(keptOf(run)) },\n            ConditionExpression: '${always}',`,
  ),
  guard(
    'operators: a refund goes to the payments it came from',
    byOperators,
    'from: credit, ref, order, amount }',
    'from: credit, ref, order: ref, amount }',
  ),
];
