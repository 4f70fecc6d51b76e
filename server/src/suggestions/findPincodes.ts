import { type Pincode, pincodesBegunBy } from '../gazetteer/pincodes.ts';
import { type Database } from '../platform/database/connect.ts';
import { PropertySearch } from '../properties/findProperties.ts';
import { prepared } from '../platform/database/prepared.ts';
import { SETS_NOTHING, type Suggestion } from './findNames.ts';
import { type Near, townOf } from './near.ts';
import { statedPincodesStatement } from './placeCounts.sql.ts';

/** Each of them is counted, no further than this. */
const MOST = 5;
const COUNTED_UP_TO = 1_000;
const DIGITS = 6;

/** Three figures or more of a code, alone: '5600', '560 066', 'pin code 560066'. */
const BEGUN = /^(?:pin\s*)?(?:code\s*)?:?\s*([1-9]\d{2})\s?(\d{0,3})$/i;

/** PIN codes that a text begins: those of the chosen city first, then those that most listings state. */
export async function findPincodes(
  database: Database,
  text: string,
  near: Near,
): Promise<Suggestion[]> {
  const [, region, rest] = BEGUN.exec(text.trim()) ?? [];
  if (region === undefined || rest === undefined) return [];
  const chosen = townOf(near);
  const isNear = ({ town: { name, state } }: Pincode) =>
    name === chosen?.city && state === chosen.state;
  const begun = region + rest;
  const all = pincodesBegunBy(begun, Infinity);
  const rows = await database.read<{ code: string }>(
    prepared(
      'pincodes_stated',
      statedPincodesStatement(begun.padEnd(DIGITS, '0'), begun.padEnd(DIGITS, '9')),
    ),
  );
  const stated = rows.map(({ code }) => code);
  const rank = (pincode: Pincode) => {
    const at = stated.indexOf(pincode.code);
    return (isNear(pincode) ? 0 : stated.length + 1) + (at < 0 ? stated.length : at);
  };
  const codes = all.toSorted((a, b) => rank(a) - rank(b)).slice(0, MOST);
  const search = new PropertySearch(database);
  return Promise.all(
    codes.map(async ({ code, town, localities: [locality] }): Promise<Suggestion> => {
      const { total, isLowerBound } = await search.count({ pincode: code }, { cap: COUNTED_UP_TO });
      return {
        ...SETS_NOTHING,
        kind: 'PINCODE',
        label: code,
        detail: [...new Set([locality ?? town.name, town.name, town.state])].join(', '),
        propertyCount: total,
        propertyCountIsLowerBound: isLowerBound,
        pincode: code,
      };
    }),
  );
}
