import { errors as joseErrors, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '#shared/domain/clock.ts';
import type { SessionKeys } from '../gateways/session-keys.ts';
import type { Account, AccountStore } from '../stores/accounts.ts';

/**
 * Guards: a request counts as signed in only with an unexpired token signed by us, whose session was ended neither by a
 * logout nor by a password change.
 */
export const sessionSeconds = 8 * 60 * 60;
/** Tolerates small clock differences between instances; they do not extend a session. */
const clockToleranceSeconds = 5;
const issuer = 'waymint';
const audience = 'waymint-web';

export interface Session {
  userId: string;
  sessionId: string;
  expiresAtS: number;
  account: Account;
}

interface SessionDependencies {
  clock: Clock;
  newId: (prefix: 'ses') => string;
  sessionKeys: () => Promise<SessionKeys>;
  accounts: Pick<AccountStore, 'loadForSession'>;
}

export interface Sessions {
  issue(account: { userId: string; sessionEpoch: number }): Promise<string>;
  /** Returns undefined for every token that we did not sign or that has expired. */
  claim(token: string): Promise<Claim | undefined>;
}

/** A genuine unexpired token; only the database knows whether its session has ended. */
export interface Claim {
  userId: string;
  /** Returns undefined for an ended session. */
  live(): Promise<Session | undefined>;
}

export function buildSessions({ clock, newId, sessionKeys, accounts }: SessionDependencies): Sessions {
  return {
    async issue({ userId, sessionEpoch }) {
      const { current } = await sessionKeys();
      const issuedAtS = Math.floor(clock.nowMs() / 1000);
      return new SignJWT({ epoch: sessionEpoch })
        .setProtectedHeader({ alg: 'HS256', kid: current.id })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(userId)
        .setJti(newId('ses'))
        .setIssuedAt(issuedAtS)
        .setExpirationTime(issuedAtS + sessionSeconds)
        .sign(current.key);
    },

    async claim(token) {
      const claims = await verifyToken(token, await sessionKeys(), clock);
      if (claims === undefined) return undefined;
      const { userId, sessionId, expiresAtS } = claims;
      return {
        userId,
        async live() {
          const found = await accounts.loadForSession(userId, sessionId);
          if (found === undefined || found.loggedOut) return undefined;
          const { account } = found;
          return claims.epoch === account.sessionEpoch
            ? { userId, sessionId, expiresAtS, account }
            : undefined;
        },
      };
    },
  };
}

async function verifyToken(token: string, keys: SessionKeys, clock: Clock) {
  try {
    const { payload } = await jwtVerify(
      token,
      ({ kid }) => {
        const match = [keys.current, keys.previous].find((candidate) => candidate?.id === kid);
        if (match === undefined) throw new joseErrors.JWKSNoMatchingKey();
        return match.key;
      },
      {
        algorithms: ['HS256'],
        issuer,
        audience,
        requiredClaims: ['exp', 'iat', 'sub', 'jti'],
        currentDate: new Date(clock.nowMs()),
        clockTolerance: clockToleranceSeconds,
        maxTokenAge: sessionSeconds,
      },
    );
    const { sub, jti, exp, epoch } = payload;
    if (sub === undefined || jti === undefined || exp === undefined || typeof epoch !== 'number')
      return undefined;
    if (clock.nowMs() >= exp * 1000) return undefined;
    return { userId: sub, sessionId: jti, expiresAtS: exp, epoch };
  } catch (error) {
    if (error instanceof joseErrors.JOSEError) return undefined;
    throw error;
  }
}

export const bearerToken = (authorization: string | undefined): string | undefined =>
  /^Bearer +([\w.~+/=-]+)$/i.exec(authorization ?? '')?.[1];
