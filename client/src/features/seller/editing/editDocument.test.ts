import { Kind, visit } from 'graphql';
import { expect, test } from 'vitest';
import { applicableFields } from '../../../../../schema/catalogue/interpret.ts';
import { SUBTYPES } from '../../../../../schema/catalogue/subtypes.ts';
import { PropertyToEditDocument } from './EditProperty.generated.ts';

/** Read of the listing itself, not of its details. */
const AROUND = ['subType', 'description', 'images', 'shareWithAgents'];

test('P-2.4-07 the edit page asks for every detail that a listing of any kind can have', () => {
  const requests: string[] = [];
  visit(PropertyToEditDocument, {
    Field: (node) => {
      if (node.name.value !== 'details') return;
      for (const field of node.selectionSet?.selections ?? []) {
        if (field.kind === Kind.FIELD) requests.push(field.name.value);
      }
    },
  });
  const known = new Set(
    SUBTYPES.flatMap((subtype) => applicableFields(subtype)).map(({ key }) => key),
  );
  expect([...known].filter((key) => !AROUND.includes(key) && !requests.includes(key))).toEqual([]);
});
