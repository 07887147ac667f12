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
    'reminder: sent once',
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
  guard(
    'path: a repeated unlock succeeds instead of lacking tokens',
    'path-bought-before-is-success',
    removed,
  ),
  guard('spend: enough tokens', 'spend-enough-tokens', removed),
  {
    name: 'spend: refused while a debt is open',
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
  guard('expiry: only expired tokens', 'expiry-grace-for-quotes', initial('wallet.lots.filter(() => true)')),
  guard(
    'claw back: only tokens of that order',
    'claw-back-only-what-that-order',
    initial('takeFrom(inOrderOfExpiry(wallet.lots.filter(() => true)), amount)'),
  ),
  guard('claw back: spent tokens are debt', 'claw-back-what-was-spent', value('0')),
  guard('claw back: unspent tokens are no debt', 'claw-back-what-no-one-spent', initial('0')),
  guard('restore: expired tokens do not return', 'restore-what-had-expired', initial('0')),
  guard(
    'reconcile: a debt for unspent tokens is removed',
    'reconcile-a-debt-for-what-no-one-spent',
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
  guard('fulfil: only the order’s checkout', 'fulfil-the-checkout-the-order-knows', removed),
  guard('fulfil: mode', 'fulfil-mode', removed),
  guard('fulfil: currency', 'fulfil-currency', removed),
  guard('fulfil: read again on every attempt', 'fulfil-read-again-on-every-attempt', removed),
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
  guard('open: the order knows its page before the redirect', 'open-page-after-order', initial("'tied'")),
  guard(
    'open: only a pending order gets a page',
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
    'cancel: a page that could not be closed is checked again',
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
    'webhook: closed as unpaid only when the page has closed',
    'webhook-counted-out-only-when',
    withoutOperand(1),
  ),
  guard(
    'reconcile: closed as unpaid only when the page has closed',
    'reconcile-counted-out-only-when',
    withoutOperand(1),
  ),
  guard(
    'reconcile: a paid order is credited',
    'reconcile-paid-and-not-credited',
    initial("{ kind: 'unpaid', checkout: { state: 'open' } }"),
  ),
  guard('reconcile: the wallet matches its ledger', 'reconcile-wallet-is-its-ledger', initial('[]')),
  guard('reconcile: unsent mails', 'reconcile-mails-left-behind', initial('undefined')),
  guard(
    'reversal: order credited, reversals in sequence',
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
    'reversal: at most the paid amount',
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
    'reversal: every answer leaves a trace, even without a change',
    'reversal-every-answer-leaves-its-trace',
    preceded("if (change === 0) return 'unchanged';"),
  ),
  guard('reversal: a failed refund counts', 'reversal-a-refund-that-fails', removed),
  guard(
    'reversal: payments without an event are checked',
    'reversal-what-was-not-told',
    value('() => orders.toRecheckBy(0)'),
  ),
  guard(
    'content: a path bought with owed tokens is closed',
    'content-bought-with-what-is-owed',
    returned("isTheirs ? undefined : refuse('path-locked')"),
  ),
  guard('plan: not submitted while it is owed', 'plan-nothing-is-submitted-while-owed', removed),
  guard('plan: files closed while it is owed', 'plan-its-files-are-closed-while-owed', withoutOperand(0)),
  guard(
    'content: a path bought with other tokens stays open',
    'content-bought-with-other-tokens-stays',
    replaced("entry.kind === 'SPEND' && entry.ref === ref"),
  ),
  guard(
    'plan: charged only the quoted amount',
    'plan-charged-only-what-was-quoted',
    returned('{ amountCents: charge }'),
  ),
  guard('plan: no payment while another plan is active', 'plan-no-one-pays-while-another-plan', removed),
  guard('path: charged only the shown amount', 'path-charged-only-what-was-shown', withoutOperand(0)),
  guard('path: charged only at the shown price', 'path-charged-only-what-was-shown', withoutOperand(1)),
  guard(
    'path: charged by our own figures',
    'path-charged-by-our-own-figures',
    returned('{ amountCents: Number(posted.amount), unlocksFor: price }'),
  ),
  guard('path: no payment for an owned path', 'path-no-one-pays', withoutOperand(1)),
  {
    name: 'path: no payment with a frozen wallet (before and in the write)',
    changes: {
      'path-no-one-pays-with-a-frozen': removed,
      'wallet-unmoved': value(
        "{ TableName: table, Key: walletKey(owner), ...unmovedSince(before), ConditionExpression: before.version === 0 ? absent : '#version = :version' }",
      ),
    },
  },
  guard('path: no payment when the tokens suffice', 'path-no-one-pays-for-what', removed),
  guard('path: no payment without agreement', 'path-no-one-pays-who-agreed', removed),
  guard(
    'path: an earlier page is closed (before and after the order is saved)',
    'path-an-earlier-page-is-closed',
    replaced('const same: Order[] = [];'),
  ),
  guard(
    'path and plan: a page only for the wallet version it was calculated from',
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
  guard('path: read again after the order is saved', 'path-looked-at-again', initial('undefined')),
  guard(
    'path: an earlier page that is being opened is closed',
    'path-an-earlier-page',
    returned("order.checkoutId === undefined || orders.settleUnpaid(order, 'CANCELLED')"),
  ),
  guard(
    'path: an earlier page that opened as its order was closed as unpaid is closed',
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
  guard('path: tokens count as of the payment', 'path-tokens-count-as-of-when', returned('nowMs')),
  guard(
    'path: unlocks automatically only for a day',
    'path-unlocks-by-itself-only-lately',
    initial('paidAtMs === undefined || nowMs - paidAtMs < 1e15'),
  ),
  guard('path: no payment after the unlock', 'path-once-unlocked-it-can-be', removed),
  guard('plan: no payment after one has started', 'plan-once-one-has-started-none', removed),
  guard('path: the order saves its purpose', 'path-the-order-keeps-what', removed),
  guard('path: unlocked only at the agreed price', 'path-unlocked-only-at-the-price', removed),
  guard('plan: an active plan is reported before a shortage', 'plan-an-active-plan-is-told', removed),
  guard(
    'claims: the order is read before the provider is asked',
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
    'limits: counted in the open window',
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
  guard('deletion: refused with a debt', 'deletion-not-with-a-debt', removed),
  {
    name: 'deletion: refused when a payment has just arrived (in both places)',
    changes: {
      'deletion-not-when-a-payment': condition("outcomes.some((outcome) => outcome.kind === 'frozen')"),
      'deletion-only-with-the-wallet-it-saw': initial(
        'payments.wallets.sameVersionCheck(userId, await payments.wallets.read(userId))',
      ),
    },
  },
  guard(
    'deletion: no path is bought during it',
    'deletion-no-path-is-bought-meanwhile',
    initial('await write(writes)'),
  ),
  guard(
    'deletion: no run starts during it',
    'deletion-no-run-begins-meanwhile',
    initial('await write(writes)'),
  ),
  guard(
    'deletion: no plan is quoted during it',
    'deletion-no-plan-is-quoted-meanwhile',
    initial('await write([runs.quoteWrite(owner, quote)])'),
  ),
  guard('deletion: marked before anything is removed', 'deletion-it-is-said-before-anything', removed),
  guard(
    'deletion: only with the wallet version it read',
    'deletion-only-with-the-wallet-it-saw',
    initial('payments.wallets.sameVersionCheck(userId, await payments.wallets.read(userId))'),
  ),
  guard(
    'credit: not to an account that is being deleted',
    'credit-only-to-an-account',
    replaced(
      "const check = order.kind === 'TOKENS' && context.account === undefined ? [payments.accounts.staysCheck(order.owner)] : [];",
    ),
  ),
  guard(
    'reversal: not from the wallet of an account that is being deleted',
    'reversal-ownerless-wallet-stays',
    replaced(
      'const check = movesTokens && (await payments.accounts.find(order.owner)) === undefined ? [payments.accounts.staysCheck(order.owner)] : [];',
    ),
  ),
  guard(
    'credit: only to an account that exists',
    'credit-only-to-an-account',
    replaced('const check: TransactItem[] = [];'),
  ),
  guard('return: a payment without an account is refunded', 'return-a-payment-for-no-one-goes', removed),
  {
    name: 'return: refunded before the order says so',
    changes: {
      'return-a-payment-for-no-one-goes': removed,
      'return-order-says-so': preceded(
        "if (written.kind === 'written') {\n    await payments.provider.refund({ paymentIntentId, key: 'return-'.concat(order.orderId) });\n  }",
      ),
    },
  },
  guard('return: only uncredited payments', 'return-only-what-was-never-credited', withoutOperand(2)),
  guard('return: an operator is told', 'return-an-operator-is-told', removed),
  guard(
    'reversal: the wallet of a deleted account stays unchanged',
    'reversal-ownerless-wallet-stays',
    replaced('const check: TransactItem[] = [];'),
  ),
  guard(
    'reversal: money returned for a deleted account is reported',
    'reversal-what-comes-back-for-no-one',
    removed,
  ),
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
    'operators: adjust from the version that was read',
    'operators-adjust-from-the-version',
    condition("version === ''"),
  ),
  guard(
    'operators: adjust only for an account that exists',
    'operators-adjust-only-for-an-account',
    initial('[...services.wallets.writesOf(owner, wallet, change)]'),
  ),
  guard('operators: take at most the balance', 'operators-take-no-more', condition('missing > 1e9')),
  guard(
    'operators: take only unexpired tokens',
    'operators-take-only-what',
    initial('takeFrom(inOrderOfExpiry(wallet.lots), -amount)'),
  ),
  guard('operators: a refund deletes the run', 'operators-a-refund-takes-the-run', removed),
  guard(
    'operators: a refund of the run as it was read',
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
