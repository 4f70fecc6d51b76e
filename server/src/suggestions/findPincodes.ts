import { type Pincode, pincodesBegunBy } from '../gazetteer/pincodes.ts';
import { type Database } from '../platform/database/connect.ts';
import { PropertySearch } from '../properties/findProperties.ts';
import { SETS_NOTHING, type Suggestion } from './findNames.ts';
import { type Near, townOf } from './near.ts';

/** Each of them is counted, no further than this. */
const MOST = 5;
const COUNTED_UP_TO = 1_000;

/** Three figures or more of a code, alone: '5600', '560 066', 'pin code 560066'. */
const BEGUN = /^(?:pin\s*)?(?:code\s*)?:?\s*([1-9]\d{2})\s?(\d{0,3})$/i;

/** PIN codes that a text begins, those of the chosen city first. */
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
  const all = pincodesBegunBy(region + rest, Infinity);
  const codes = [...all.filter(isNear), ...all.filter((each) => !isNear(each))].slice(0, MOST);
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
