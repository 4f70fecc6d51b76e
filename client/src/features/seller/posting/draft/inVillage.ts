import { FIELD_LIST } from '../../../../../../schema/catalogue/fields.ts';
import type { Details } from '../../../../../../schema/catalogue/model.ts';
import type { Draft, DraftPart } from './draft.ts';

/** A draft that is in this village: no form goes on with another locality. */
export function inVillage({ details, village: before }: Draft, village: string): DraftPart {
  if (village === '' && before === '') return {};
  const forms = Object.entries(details).map(([key, filled]) => [
    key,
    { ...filled, [LOCALITY]: village },
  ]);
  return { village, details: Object.fromEntries(forms) };
}

/** What a form begins with in a village: its name stands where no locality was filled in. */
export function withVillage(details: Details, village: string): Details {
  const isFree = village !== '' && (details[LOCALITY] ?? '') === '';
  return isFree ? { ...details, [LOCALITY]: village } : details;
}

const LOCALITY = FIELD_LIST.find(({ feeds }) => feeds === 'locality')?.key ?? '';
