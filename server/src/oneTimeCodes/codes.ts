import { In, IsNull } from 'typeorm';
import { formatPhone, maskEmail, maskPhone } from '../../../schema/format/phone.ts';
import { LIMITS } from '../../../schema/limits.ts';
import { INVALID_CODE, USED_UP_CODE } from '../../../schema/rules/signIn.ts';
import { limitKey } from '../platform/http/address.ts';
import type { Context } from '../platform/context.ts';
import { inFuture, now } from '../platform/database/databaseTime.ts';
import { type Failure, unusable } from '../platform/failures.ts';
import { sha256 } from '../platform/hash.ts';
import { newId } from '../platform/ids.ts';
import { type Write } from '../platform/database/idempotency.ts';
import { giveBack, reserve, reserveAll } from '../platform/database/limits.ts';
import { send } from '../platform/messages/outbox.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import {
  type CodeBinding,
  type CodeChannel,
  codeHash,
  type CodePurpose,
  drawCode,
  isSameHash,
} from './codeHash.ts';
import { codeMessage, type SiteOfCodes } from './codeMessage.ts';
import { countTryStatement, replaceStatement } from './codes.sql.ts';
import { OneTimeCode } from './oneTimeCode.entity.ts';
import {
  CODE_FAIL_PER_MOBILE,
  CODE_SEND_PER_ADDRESS,
  CODE_SEND_PER_MOBILE,
  CODE_SEND_PER_PURPOSE,
} from './code.limits.ts';

/** What a code is asked for. The address is canonical: ten digits, or an e-mail address in lower case. */
export interface CodeRequest {
  channel: CodeChannel;
  address: string;
  purpose: CodePurpose;
  /** As what somebody registers; the code then works for that only. */
  userType?: string;
  /** Whose account is changed or removed; the code then works for that account only. */
  accountId?: string;
}

/** What belongs to sending a code besides the code. */
export interface Sending {
  /**
   * Throws when the code must not be sent. Asked only while the connection may send at all: its answer tells
   * who is registered, and would tell of any number for nothing once the sends are used up.
   */
  mayBeSent?: () => Promise<unknown>;
  /** Written in the transaction of the code. */
  alongside?: (inside: Context) => Promise<void>;
  /** In which transaction it is written; in one of its own when absent. */
  write?: Write<CodeSent>;
}

export interface CodeAttempt extends CodeRequest {
  /** Six digits, maybe with blanks around them. */
  code: string;
}

export type CodeSent = {
  /** Masked. */
  sentTo: string;
  /** When the next one can be asked for. */
  resendInSeconds: number;
  expiresInSeconds: number;
};

/** Told of every code that is sent, entered rightly or refused. */
export type CountCode = (of: {
  outcome: (typeof CODE_OUTCOMES)[number];
  channel: CodeChannel;
  purpose: CodePurpose;
}) => void;

export const CODE_OUTCOMES = ['sent', 'confirmed', 'refused'] as const;

/**
 * One-time codes for mobiles and e-mail addresses alike: six digits that live for
 * ten minutes by the database's clock and work once, for what they were asked for. No code is in any answer,
 * log line or failure.
 */
export class Codes {
  readonly site: SiteOfCodes;
  private readonly pepper: string;
  private readonly count: CountCode;

  constructor(pepper: string, site: SiteOfCodes, count: CountCode = () => undefined) {
    this.pepper = pepper;
    this.site = site;
    this.count = count;
  }

  /**
   * Sends a fresh code, which replaces the one before. Throws TOO_MANY when the address or the connection has
   * had its share.
   */
  async send(
    context: Context,
    request: CodeRequest,
    { mayBeSent, alongside, write = (work) => inTransaction(context, work) }: Sending = {},
  ): Promise<CodeSent> {
    const sentFrom = sha256(limitKey(context.address)).toString('hex');
    const uses = [await reserve(context, CODE_SEND_PER_ADDRESS, sentFrom)];
    try {
      await mayBeSent?.();
      // A minute between two codes for one purpose: who has just registered may sign in elsewhere at once.
      const { purpose, address } = request;
      uses.push(
        await reserveAll(context, [
          [CODE_SEND_PER_PURPOSE, `${purpose} ${address}`],
          [CODE_SEND_PER_MOBILE, address],
        ]),
      );
      const code = drawCode();
      const binding = bindingOf(request, newId());
      const hash = codeHash(this.pepper, binding, code);
      return await write(async (inside) => {
        await alongside?.(inside);
        const [saved] = await inside.query<Pick<OneTimeCode, 'expiresAt'>>(
          replaceStatement(binding, { hash, sentFrom, lifeSeconds: LIMITS.code.lifeSeconds }),
        );
        await send(inside, { ...codeMessage(this.site, request, code), ...saved });
        inside.afterCommit(() => this.note('sent', request));
        return {
          sentTo: masked(request),
          resendInSeconds: LIMITS.code.secondsBetweenSends,
          expiresInSeconds: LIMITS.code.lifeSeconds,
        };
      });
    } catch (error) {
      // Nothing was sent.
      for (const use of uses) await use.giveBack();
      throw error;
    }
  }

  /**
   * Uses a code up and does `work` in the same transaction; among parallel right answers one comes so far.
   * `work` is told what the code was asked for. When it throws, the code stays as it was. Throws INVALID_INPUT
   * for a wrong or used-up code, TOO_MANY after twenty wrong ones in a day.
   */
  async redeem<T>(
    context: Context,
    attempt: CodeAttempt,
    work: (inside: Context, code: { userType: string | null }) => Promise<T>,
  ): Promise<T> {
    const live = await countTry(context, attempt);
    if (live === null) {
      this.note('refused', attempt);
      throw refused(USED_UP_CODE);
    }
    const failure = await reserve(context, CODE_FAIL_PER_MOBILE, attempt.address);
    const userType = attempt.userType ?? live.userType;
    const binding = { ...bindingOf(attempt, live.transactionId), userType };
    const attemptHash = codeHash(this.pepper, binding, attempt.code.trim());
    if (!isSameHash(attemptHash, live.hash)) {
      this.note('refused', attempt);
      throw refused(INVALID_CODE);
    }
    await failure.giveBack();
    const done = await inTransaction(context, async (inside) => {
      const { channel, address, purpose, transactionId } = binding;
      const unused = { channel, address, purpose, transactionId, consumedAt: IsNull() };
      const { affected } = await inside.manager.update(OneTimeCode, unused, { consumedAt: now });
      if (affected === 0) throw refused(USED_UP_CODE);
      return work(inside, { userType });
    });
    this.note('confirmed', attempt);
    if (live.sentFrom !== null) await giveBack(context, CODE_SEND_PER_ADDRESS, live.sentFrom);
    return done;
  }

  private note(outcome: (typeof CODE_OUTCOMES)[number], { channel, purpose }: CodeRequest): void {
    this.count({ outcome, channel, purpose });
  }

  /** What an address has open codes for, the newest first, but for those that sign nobody in. */
  async findOpen(
    { manager }: Context,
    { channel, address }: Pick<CodeRequest, 'channel' | 'address'>,
  ): Promise<OpenCode[]> {
    const open = await manager.find(OneTimeCode, {
      select: { purpose: true, userType: true, accountId: true },
      where: { channel, address, expiresAt: inFuture(), consumedAt: IsNull() },
      order: { createdAt: 'DESC' },
    });
    return open.flatMap(({ purpose, ...code }) =>
      purpose === 'remove' || purpose === 'prove' ? [] : { ...code, purpose },
    );
  }

  /** Forgets all codes of these addresses. */
  async forget({ manager }: Context, addresses: readonly string[]): Promise<void> {
    await manager.delete(OneTimeCode, { address: In(addresses) });
  }
}

/** What is known of a code that can still be entered. */
export interface OpenCode extends Pick<OneTimeCode, 'userType' | 'accountId'> {
  purpose: Exclude<CodePurpose, 'remove' | 'prove'>;
}

type LiveCode = Pick<OneTimeCode, 'transactionId' | 'userType' | 'sentFrom' | 'hash'>;

/**
 * Counts a try before anything is compared, in a statement of its own that stays written whatever comes
 * after: parallel guesses get five comparisons in all. Null when there is no code to try.
 */
async function countTry({ database }: Context, attempt: CodeRequest): Promise<LiveCode | null> {
  const [live] = await database.query<LiveCode>(countTryStatement(attempt, LIMITS.code.tries));
  return live ?? null;
}

function bindingOf(request: CodeRequest, transactionId: string): CodeBinding {
  const { channel, address, purpose, userType = null, accountId = null } = request;
  return { purpose, channel, address, userType, accountId, transactionId };
}

function masked({ channel, address }: CodeRequest): string {
  return channel === 'sms' ? formatPhone(maskPhone(address)) : maskEmail(address);
}

function refused(message: string): Failure {
  return unusable('code', message);
}
