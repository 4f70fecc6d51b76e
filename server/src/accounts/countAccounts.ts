import { In } from 'typeorm';
import { type Database } from '../platform/database/connect.ts';
import { Account } from './account.entity.ts';
import { Organisation } from './organisation.entity.ts';

/** How many people have an account, how many of them sell, and how many organisations there are. */
export async function countAccounts({
  source: { manager },
}: Database): Promise<{ all: number; selling: number; organisations: number }> {
  return {
    all: await manager.count(Account),
    selling: await manager.countBy(Account, { userType: In(['seller', 'builder']) }),
    organisations: await manager.count(Organisation),
  };
}
