import { type OrderedRecord } from './orderedRecord.entity.ts';

/** What every record that has a place says of itself, as documented clients read it. */
export function presentPlaced({ id, order, isActive, createdAt, updatedAt }: OrderedRecord) {
  return {
    _id: id,
    id,
    order,
    isActive,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
