import {
  condition,
  type Guard,
  guard,
  initial,
  over,
  preceded,
  removed,
  replaced,
  returned,
  value,
  weakened,
  withoutOperand,
  withoutPart,
} from '../stories/guard.ts';

/** Every guard of the money side. */
export const guards: readonly Guard[] = [
  guard('credit: order in a creditable status', 'credit-order-in-a-creditable-status', weakened('#status')),
  {
    name: 'credit: amount (before and in the write)',
    changes: {
      'credit-order-in-a-creditable-status': weakened('amount_cents'),
      'credit-amount-before': removed,
    },
  },
  {
    name: 'credit: kind (before and in the write)',
    changes: {
      'credit-order-in-a-creditable-status': weakened('#kind'),
      'credit-kind-before': initial('creditWrites(payments, context, nowMs)'),
    },
  },
  guard('wallet: version', 'wallet-version', weakened('#version')),
  guard(
    'wallet: absent before the first change',
    'wallet-version',
    initial(
      "before.version === 0 ? 'attribute_not_exists(nothing)' : '#version = :version AND attribute_not_exists(frozen)'",
    ),
  ),
  guard('wallet: not frozen', 'wallet-version', withoutPart('frozen')),
  guard('ledger: entry absent', 'ledger-entry-absent', value("'attribute_not_exists(nothing)'")),
  guard(
    'freeze and check: version',
    'freeze-and-check-version',
    value("'attribute_not_exists(frozen) AND (#version = :version OR attribute_exists(pk))'"),
  ),
  guard(
    'reminder: given once',
    'reminder-given',
    value(
      "{ TableName: table, Item: reminderKey(owner, reminder), ConditionExpression: 'attribute_not_exists(nothing)' }",
    ),
  ),
  guard('plan: quote open', 'plan-quote-open', weakened('#status')),
  {
    name: 'plan: quote unexpired (before and in the write)',
    changes: {
      'plan-quote-open': weakened('expires_at_ms'),
      'plan-quote-open-before': removed,
    },
  },
  guard(
    'plan: no active run',
    'plan-no-active-run',
    replaced("put(activeKey(owner), activeItem.encode({ runId }), 'attribute_not_exists(nothing)')"),
  ),
  guard(
    'plan: run absent',
    'plan-run-absent',
    replaced("put(runKey(owner, runId), runItem.encode(run), 'attribute_not_exists(nothing)')"),
  ),
  guard(
    'plan: run id derived from the quote',
    'plan-run-id-derived-from',
    initial("createHash('sha256').update('run of '.concat(quoteId, String(Math.random()))).digest('hex')"),
  ),
  guard('path: purchase absent', 'path-purchase-absent', value("'attribute_not_exists(nothing)'")),
  guard('path: bought before is success, not a shortage', 'path-bought-before-is-success', removed),
  guard('spend: enough tokens', 'spend-enough-tokens', removed),
  {
    name: 'spend: not while a debt is open',
    changes: {
      'spend-not-while-a-debt': removed,
      'spend-enough-tokens': condition('missing - wallet.debt > 0'),
    },
  },
  guard(
    'spend: only lots usable at the quote',
    'spend-only-lots-usable-at',
    initial('takeFrom(inOrderOfExpiry(wallet.lots), amount)'),
  ),
  guard(
    'expiry: grace for quotes',
    'expiry-grace-for-quotes',
    initial('wallet.lots.filter((lot) => !usable(lot, nowMs))'),
  ),
  guard(
    'expiry: only what has expired',
    'expiry-grace-for-quotes',
    initial('wallet.lots.filter(() => true)'),
  ),
  guard(
    'claw back: only what that order brought',
    'claw-back-only-what-that-order',
    initial('takeFrom(inOrderOfExpiry(wallet.lots.filter(() => true)), amount)'),
  ),
  guard('claw back: what was spent is debt', 'claw-back-what-was-spent', value('0')),
  guard('claw back: what nobody spent is no debt', 'claw-back-what-nobody-spent', initial('0')),
  guard('restore: what had expired does not come back', 'restore-what-had-expired', initial('0')),
  guard(
    'reconcile: a debt for what nobody spent is taken off',
    'reconcile-a-debt-for-what-nobody-spent',
    over('falseDebtsIn([])'),
  ),
  guard('credit: debt is paid first, and once', 'credit-debt-is-paid-first', value('0')),
  {
    name: 'fulfil: only its owner’s payment (before and after the provider is asked)',
    changes: {
      'fulfil-only-its-owners-payment': removed,
      'fulfil-order-of-the-owner': replaced(
        'if (context === undefined) return fulfilCheckout(payments, { checkoutId, owner });',
      ),
    },
  },
  guard('fulfil: paid', 'fulfil-paid', removed),
  guard('fulfil: the checkout the order knows', 'fulfil-the-checkout-the-order-knows', removed),
  guard('fulfil: mode', 'fulfil-mode', removed),
  guard('fulfil: currency', 'fulfil-currency', removed),
  guard('fulfil: read anew on every attempt', 'fulfil-read-anew-on-every-attempt', removed),
  guard('fulfil: receipt in the same write', 'fulfil-receipt-in-the-same-write', initial('[]')),
  guard(
    'outbox: one row a mail',
    'outbox-one-row-a-mail',
    value("{ TableName: table, Item: itemOf(mail), ConditionExpression: 'attribute_not_exists(nothing)' }"),
  ),
  {
    name: 'open: order before page',
    changes: {
      'open-order-before-page': removed,
      'open-page-after-order': preceded('await payments.orders.add(order);'),
    },
  },
  guard(
    'open: the order knows its page before anybody goes there',
    'open-page-after-order',
    initial("'tied'"),
  ),
  guard(
    'open: only a pending order takes a page',
    'open-only-a-pending-order-takes',
    value("'attribute_exists(pk) OR #status = :pending'"),
  ),
  guard('settle unpaid: still pending', 'settle-unpaid-still-pending', weakened('#status')),
  guard(
    'settle unpaid: still the same page',
    'settle-unpaid-still-the-same-page',
    replaced("checkoutId === undefined ? 'attribute_exists(pk)' : 'checkout_id = :expected'"),
  ),
  guard('cancel: page closed first', 'cancel-page-closed-first', condition("checkout.state === 'never'")),
  guard(
    'cancel: a page that could not be closed is asked about again',
    'cancel-page-closed-first',
    condition(
      "checkout.state === 'open' && (await payments.provider.expireCheckout(checkout.id)) === undefined",
    ),
  ),
  guard(
    'webhook: signature',
    'webhook-signature',
    replaced('return eventOf(JSON.parse(new TextDecoder().decode(body)));'),
  ),
  guard(
    'webhook: no signature',
    'webhook-no-signature',
    replaced('if (signature === undefined) return eventOf(JSON.parse(new TextDecoder().decode(body)));'),
  ),
  guard('webhook: five minutes', 'webhook-five-minutes', initial('1e9')),
  guard(
    'webhook: the older secret during a rotation',
    'webhook-the-older-secret-during',
    over((own) => `${own}.slice(0, 1)`),
  ),
  guard(
    'webhook: counted out only when the page has closed',
    'webhook-counted-out-only-when',
    withoutOperand(1),
  ),
  guard(
    'reconcile: counted out only when the page has closed',
    'reconcile-counted-out-only-when',
    withoutOperand(1),
  ),
  guard(
    'reconcile: paid and not credited is credited',
    'reconcile-paid-and-not-credited',
    initial("{ kind: 'unpaid', checkout: { state: 'open' } }"),
  ),
  guard('reconcile: wallet is its ledger', 'reconcile-wallet-is-its-ledger', initial('[]')),
  guard('reconcile: mails left behind', 'reconcile-mails-left-behind', initial('undefined')),
  guard(
    'reversal: order credited, reversals in turn',
    'reversal-order-credited-reversals-in-turn',
    weakened('reversals'),
  ),
  {
    name: 'reversal: order credited (before and in the write)',
    changes: {
      'reversal-order-credited-reversals-in-turn': weakened('#status'),
      'reversal-order-is-credited': condition('order.status === undefined'),
      'reversal-payment-of-the-order': condition(
        'order.paymentIntentId !== undefined && order.paymentIntentId !== paymentIntentId',
      ),
    },
  },
  guard(
    'reversal: totals, not steps',
    'reversal-totals-not-steps',
    returned('{ reversedCents, status, change: reversedCents }'),
  ),
  guard(
    'reversal: never more than was paid',
    'reversal-never-more-than-was-paid',
    initial('refundedCents + disputedCents'),
  ),
  guard(
    'reversal: only the payment the order was credited for',
    'reversal-payment-of-the-order',
    condition('false'),
  ),
  guard(
    'reversal: credit before taking back',
    'reversal-order-is-credited',
    replaced("if (!isCredited(order)) return 'nothing';"),
  ),
  guard(
    'reversal: the order read before the provider is asked',
    'reversal-the-order-read-before',
    initial(`await payments.provider.takenBackOf(paymentIntentId).then(async (taken) => {
      order = (await payments.orders.find(order.owner, order.orderId)) ?? order;
      return reversedOrder(order, taken);
    })`),
  ),
  guard(
    'reversal: every answer leaves its trace, one that changes nothing included',
    'reversal-every-answer-leaves-its-trace',
    preceded("if (change === 0) return 'unchanged';"),
  ),
  guard('reversal: a refund that fails is news', 'reversal-a-refund-that-fails', removed),
  guard(
    'reversal: what was not told of is asked about',
    'reversal-what-was-not-told',
    value('() => orders.toRecheckBy(0)'),
  ),
  guard(
    'content: bought with what is owed is closed',
    'content-bought-with-what-is-owed',
    returned("isTheirs ? undefined : refuse('path-locked')"),
  ),
  guard('plan: nothing is submitted while it is owed', 'plan-nothing-is-submitted-while-owed', removed),
  guard(
    'plan: its files are closed while it is owed',
    'plan-its-files-are-closed-while-owed',
    withoutOperand(0),
  ),
  guard(
    'content: bought with other tokens stays open',
    'content-bought-with-other-tokens-stays',
    replaced("entry.kind === 'SPEND' && entry.ref === ref"),
  ),
  guard(
    'plan: charged only what was quoted',
    'plan-charged-only-what-was-quoted',
    returned('{ amountCents: charge }'),
  ),
  guard('plan: nobody pays while another plan is active', 'plan-nobody-pays-while-another-plan', removed),
  guard('path: charged only what was shown', 'path-charged-only-what-was-shown', withoutOperand(0)),
  guard(
    'path: charged only at the price that was shown',
    'path-charged-only-what-was-shown',
    withoutOperand(1),
  ),
  guard(
    'path: charged by our own figures',
    'path-charged-by-our-own-figures',
    returned('{ amountCents: Number(posted.amount), unlocksFor: price }'),
  ),
  guard('path: nobody pays for one that is theirs', 'path-nobody-pays', withoutOperand(1)),
  {
    name: 'path: nobody pays with a frozen wallet (before and in the write)',
    changes: {
      'path-nobody-pays-with-a-frozen': removed,
      'wallet-unmoved': value(
        "{ TableName: table, Key: walletKey(owner), ...unmovedSince(before), ConditionExpression: before.version === 0 ? absent : '#version = :version' }",
      ),
    },
  },
  guard('path: nobody pays for what is covered', 'path-nobody-pays-for-what', removed),
  guard('path: nobody pays who agreed to nothing', 'path-nobody-pays-who-agreed', removed),
  guard(
    'path: an earlier page is closed (before and after the order is on record)',
    'path-an-earlier-page-is-closed',
    replaced('const same: Order[] = [];'),
  ),
  guard(
    'path and plan: the page is theirs only from the wallet it was counted from',
    'path-and-plan-the-page',
    initial('await write(writes)'),
  ),
  guard(
    'path and plan: the wallet is read before everything else',
    'path-and-plan-the-wallet',
    replaced(
      (own) => `${own}.then(async (look) => ({
      ...look,
      ...(wallet === undefined ? {} : { wallet: await payments.wallets.read(posted.owner) }),
    }))`,
    ),
  ),
  guard('path: looked at again once the order is on record', 'path-looked-at-again', initial('undefined')),
  guard(
    'path: an earlier page that is just being opened is closed',
    'path-an-earlier-page',
    returned("order.checkoutId === undefined || orders.settleUnpaid(order, 'CANCELLED')"),
  ),
  guard(
    'path: an earlier page that came as its order was counted out is closed',
    'path-an-earlier-page-that-came',
    initial('{ order: pending }'),
  ),
  guard(
    'path: an earlier payment that does not fit its order stops the next',
    'path-an-earlier-payment-that-does',
    returned('undefined'),
  ),
  guard(
    'path and plan: a payment made elsewhere is counted',
    'path-and-plan-a-payment-made',
    replaced('if (checkout?.paid) moved = moved;'),
  ),
  guard('path: tokens count as of when it was paid for', 'path-tokens-count-as-of-when', returned('nowMs')),
  guard(
    'path: unlocks by itself only lately',
    'path-unlocks-by-itself-only-lately',
    initial('paidAtMs === undefined || nowMs - paidAtMs < 1e15'),
  ),
  guard('path: once unlocked it can be paid for no more', 'path-once-unlocked-it-can-be', removed),
  guard('plan: once one has begun none can be paid for', 'plan-once-one-has-begun-none', removed),
  guard('path: the order keeps what it is for', 'path-the-order-keeps-what', removed),
  guard('path: unlocked only at the price that was agreed to', 'path-unlocked-only-at-the-price', removed),
  guard('plan: an active plan is told of before a shortage', 'plan-an-active-plan-is-told', removed),
  guard(
    'claims: the order is looked up before the provider is asked',
    'fulfil-order-of-the-owner',
    replaced('if (context === undefined) return fulfilCheckout(payments, { checkoutId, owner });'),
  ),
  guard('limits: payment pages', 'limits-payment-pages', replaced('undefined')),
  guard('limits: contributions', 'limits-contributions', removed),
  guard(
    'limits: verifications and cancellations',
    'limits-verifications-and-cancellations',
    replaced('undefined'),
  ),
  guard('limits: plan quotes', 'limits-plan-quotes', removed),
  guard(
    'limits: counted in a window that is open',
    'limits-counted-in-a-window',
    value("'attribute_not_exists(pk) OR attribute_exists(pk) OR window_ends_ms > :now'"),
  ),
  guard(
    'limits: one window at a time',
    'limits-one-window-at-a-time',
    value("'attribute_not_exists(pk) OR attribute_exists(pk) OR window_ends_ms <= :now'"),
  ),
  guard(
    'deletion: open pages are closed first',
    'deletion-open-pages-are-closed-first',
    replaced("pending.slice(from, from + atOnce).map(async () => ({ kind: 'cancelled' }))"),
  ),
  guard('deletion: not with a debt', 'deletion-not-with-a-debt', removed),
  {
    name: 'deletion: not when a payment has just arrived (in both places)',
    changes: {
      'deletion-not-when-a-payment': condition("outcomes.some((outcome) => outcome.kind === 'frozen')"),
      'deletion-only-with-the-wallet-it-saw': initial(
        'payments.wallets.sameVersionCheck(userId, await payments.wallets.read(userId))',
      ),
    },
  },
  guard(
    'deletion: no path is bought meanwhile',
    'deletion-no-path-is-bought-meanwhile',
    initial('await write(writes)'),
  ),
  guard(
    'deletion: no run begins meanwhile',
    'deletion-no-run-begins-meanwhile',
    initial('await write(writes)'),
  ),
  guard(
    'deletion: no plan is quoted meanwhile',
    'deletion-no-plan-is-quoted-meanwhile',
    initial('await write([runs.quoteWrite(owner, quote)])'),
  ),
  guard('deletion: it is said before anything is removed', 'deletion-it-is-said-before-anything', removed),
  guard(
    'deletion: only with the wallet it has read',
    'deletion-only-with-the-wallet-it-saw',
    initial('payments.wallets.sameVersionCheck(userId, await payments.wallets.read(userId))'),
  ),
  guard(
    'credit: not to an account that is leaving',
    'credit-only-to-an-account',
    replaced(
      "const check = order.kind === 'TOKENS' && context.account === undefined ? [payments.accounts.staysCheck(order.owner)] : [];",
    ),
  ),
  guard(
    'reversal: not from the wallet of an account that is leaving',
    'reversal-nobodys-wallet-stays',
    replaced(
      'const check = movesTokens && (await payments.accounts.find(order.owner)) === undefined ? [payments.accounts.staysCheck(order.owner)] : [];',
    ),
  ),
  guard(
    'credit: only to an account that exists',
    'credit-only-to-an-account',
    replaced('const check: TransactItem[] = [];'),
  ),
  guard('return: a payment for nobody goes back', 'return-a-payment-for-nobody-goes', removed),
  {
    name: 'return: it goes back before the order says so',
    changes: {
      'return-a-payment-for-nobody-goes': removed,
      'return-order-says-so': preceded(
        "if (written.kind === 'written') {\n    await payments.provider.refund({ paymentIntentId, key: 'return-'.concat(order.orderId) });\n  }",
      ),
    },
  },
  guard('return: only what was never credited', 'return-only-what-was-never-credited', withoutOperand(2)),
  guard('return: an operator is told', 'return-an-operator-is-told', removed),
  guard(
    'reversal: nobody’s wallet stays as it is',
    'reversal-nobodys-wallet-stays',
    replaced('const check: TransactItem[] = [];'),
  ),
  guard('reversal: what comes back for nobody is told of', 'reversal-what-comes-back-for-nobody', removed),
  guard(
    'conflicts by position: active run',
    'conflicts-by-position-active-run',
    returned('new TryAgain(written)'),
  ),
  guard(
    'unknown outcome: read again',
    'unknown-outcome-read-again',
    preceded("if (written.kind !== 'refused') return refuse('conflict');\n"),
  ),
  guard('operators: two people decide', 'operators-two-people-decide', condition('names.length > 9')),
  guard(
    'operators: adjust from the version that was looked at',
    'operators-adjust-from-the-version',
    condition("version === ''"),
  ),
  guard(
    'operators: adjust only for an account that exists',
    'operators-adjust-only-for-an-account',
    initial('[...services.wallets.writesOf(owner, wallet, change)]'),
  ),
  guard('operators: take no more than is there', 'operators-take-no-more', condition('missing > 1e9')),
  guard(
    'operators: take only what has not expired',
    'operators-take-only-what',
    initial('takeFrom(inOrderOfExpiry(wallet.lots), -amount)'),
  ),
  guard('operators: a refund takes the run with it', 'operators-a-refund-takes-the-run', removed),
  guard(
    'operators: a refund of the run as it was looked at',
    'operators-a-refund-of-the-run',
    value("'(#version = :version AND #status = :status) OR attribute_not_exists(nothing)'"),
  ),
  guard(
    'operators: a run is withdrawn once',
    'operators-a-run-is-withdrawn',
    value("'attribute_not_exists(nothing)'"),
  ),
  guard(
    'operators: a refund goes to the payments it came from',
    'operators-a-refund-goes',
    initial("{ kind: 'REFUND', from: credit, ref, order: ref, amount } as const"),
  ),
];
