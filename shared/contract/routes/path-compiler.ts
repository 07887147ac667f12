import * as z from 'zod';
import { slug, wholePath } from '../content-files.ts';
import { acknowledged, answering, listing } from '../envelopes.ts';
import { kitFileNames, kitFiles } from '../kit.ts';
import { privateNotes } from '../private-notes.ts';
import { defineRoutes, jsonAnswer } from '../route.ts';
import { runAnswersUpdate, runDetail, runSummary } from '../runs.ts';

const pathParams = z.object({ personaSlug: slug, pathSlug: slug });
const runParams = z.object({ runId: z.string().min(1).max(64) });

/** Tokens in hundredths and the charge in cents: exactly the amounts that a dialog shows and that are paid. */
const cost = z.object({
  price: z.int(),
  usable: z.int(),
  owed: z.int(),
  missing: z.int(),
  charge: z.int(),
});
export type CostShown = z.output<typeof cost>;

/** An unlocked path, with the place where its owner stopped reading, if they have read any. */
const ownedPath = z.object({
  personaSlug: slug,
  pathSlug: slug,
  title: z.string(),
  unlockedAt: z.iso.datetime(),
  sections: z.int().positive(),
  lastRead: z.nullable(
    z.object({
      section: slug,
      title: z.string(),
      /** It is counted from 1. */
      number: z.int().positive(),
      at: z.iso.datetime(),
    }),
  ),
});
export type OwnedPath = z.output<typeof ownedPath>;

export const pathCompilerRoutes = defineRoutes({
  listRuns: {
    method: 'GET',
    path: '/path-compiler/runs',
    group: 'path-compiler',
    auth: 'session',
    summary: 'The runs of the signed-in user, newest first',
    encoding: 'none',
    query: z.object({ cursor: z.string().max(512).optional() }),
    response: jsonAnswer(listing(runSummary)),
    errors: ['invalid-input'],
  },
  openPlanQuote: {
    method: 'POST',
    path: '/path-compiler/session',
    group: 'path-compiler',
    auth: 'session',
    summary: 'Quote a plan and hold its price for two hours',
    encoding: 'optional-json',
    /** `basedOn` is the finished run whose answers the new one starts with. */
    query: z.object({ planType: z.string().max(40), basedOn: z.string().max(64).optional() }),
    response: jsonAnswer(z.object({ uuid: z.string(), quote: cost })),
    errors: [
      'invalid-input',
      'plan-not-for-sale',
      'not-found',
      'run-active',
      'account-leaving',
      'wallet-frozen',
      'too-many-requests',
    ],
  },
  createRun: {
    method: 'POST',
    path: '/path-compiler/runs',
    group: 'path-compiler',
    auth: 'session',
    summary: 'Spend the tokens of a plan quote on a run',
    encoding: 'optional-json',
    query: z.object({ pc_sid: z.string().min(1).max(64) }),
    response: jsonAnswer(answering(z.object({ run_id: z.string() }))),
    errors: [
      'insufficient-tokens',
      'tokens-owed',
      'not-found',
      'run-active',
      'account-leaving',
      'plan-quote-ended',
      'conflict',
      'wallet-frozen',
    ],
  },
  getRun: {
    method: 'GET',
    path: '/path-compiler/runs/{runId}',
    group: 'path-compiler',
    auth: 'session',
    summary: 'A run with its answers, status and timeline',
    encoding: 'none',
    params: runParams,
    response: jsonAnswer(answering(runDetail)),
    errors: ['not-found'],
  },
  getPrivateNotes: {
    method: 'GET',
    path: '/path-compiler/runs/{runId}/private',
    group: 'path-compiler',
    auth: 'session',
    summary: 'Notes for the owner that the plan must not print',
    encoding: 'none',
    params: runParams,
    response: jsonAnswer(answering(privateNotes)),
    errors: ['not-found'],
  },
  saveRun: {
    method: 'PUT',
    path: '/path-compiler/runs/{runId}',
    group: 'path-compiler',
    auth: 'session',
    summary: 'Save a draft of a run',
    encoding: 'json',
    params: runParams,
    body: runAnswersUpdate,
    response: jsonAnswer(answering(runDetail)),
    errors: ['invalid-input', 'not-found', 'draft-stale', 'run-locked'],
  },
  submitRun: {
    method: 'POST',
    path: '/path-compiler/runs/{runId}/submit',
    group: 'path-compiler',
    auth: 'session',
    summary: 'Submit a run for review',
    encoding: 'json',
    params: runParams,
    body: runAnswersUpdate,
    response: jsonAnswer(answering(runDetail)),
    errors: [
      'invalid-input',
      'licensed-work',
      'prohibited-work',
      'skill-missing',
      'figures-missing',
      'question-open',
      'tokens-owed',
      'not-found',
      'draft-stale',
      'run-locked',
      'email-unverified',
    ],
  },
  getPurchaseStatus: {
    method: 'GET',
    path: '/path-compiler/purchase-status/{personaSlug}/{pathSlug}',
    group: 'path-compiler',
    auth: 'session',
    summary: 'Whether a path is unlocked for the signed-in user, and what it would cost them now',
    encoding: 'none',
    params: pathParams,
    /** The cost is missing if there is none, or if staff are checking the wallet. */
    response: jsonAnswer(z.object({ purchased: z.boolean(), cost: cost.optional() })),
    errors: ['not-found'],
  },
  listPurchases: {
    method: 'GET',
    path: '/path-compiler/purchases',
    group: 'path-compiler',
    auth: 'session',
    summary: 'The paths the signed-in user has unlocked, last read first',
    encoding: 'none',
    response: jsonAnswer(listing(ownedPath)),
    errors: [],
  },
  saveReadingPlace: {
    method: 'PUT',
    path: '/path-compiler/purchases/{personaSlug}/{pathSlug}/place',
    group: 'path-compiler',
    auth: 'session',
    summary: 'Save the section where the reader of an unlocked path stopped',
    encoding: 'json',
    params: pathParams,
    body: z.object({ section: slug }),
    response: jsonAnswer(acknowledged),
    errors: ['invalid-input', 'not-found', 'too-many-requests'],
  },
  unlockPath: {
    method: 'POST',
    path: '/path-compiler/purchase/{personaSlug}/{pathSlug}',
    group: 'path-compiler',
    auth: 'session',
    summary: 'Unlock a path with tokens',
    encoding: 'optional-json',
    params: pathParams,
    /** The price in whole tokens that the buyer was shown; if it has changed, nothing is charged. */
    query: z.object({ price: z.string().max(12).optional() }),
    /** Set if the path was already unlocked, so nothing was charged. */
    response: jsonAnswer(acknowledged.extend({ unlockedBefore: z.literal(true).optional() })),
    errors: [
      'insufficient-tokens',
      'tokens-owed',
      'not-found',
      'price-changed',
      'account-leaving',
      'conflict',
      'wallet-frozen',
      'invalid-input',
    ],
  },
  getPathContent: {
    method: 'GET',
    path: '/path-compiler/content/{personaSlug}/{pathSlug}',
    group: 'path-compiler',
    auth: 'session',
    summary: 'The whole text of an unlocked path',
    encoding: 'none',
    params: pathParams,
    response: jsonAnswer(answering(wholePath)),
    errors: ['not-found', 'path-locked', 'tokens-owed'],
  },
  getPathKit: {
    method: 'GET',
    path: '/path-compiler/content/{personaSlug}/{pathSlug}/kit',
    group: 'path-compiler',
    auth: 'session',
    summary: 'The working kit of an unlocked path: all of it as one file, or the part that `file` names',
    encoding: 'none',
    params: pathParams,
    query: z.object({ file: z.exactOptional(z.enum(kitFileNames)) }),
    response: { encoding: 'download', mediaTypes: Object.values(kitFiles).map(({ mediaType }) => mediaType) },
    errors: ['invalid-input', 'not-found', 'path-locked', 'tokens-owed'],
  },
});
