/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../types.generated.ts';

import type { Picture_PictureFragment } from '../../../ui/Picture.generated.ts';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Picture_PictureFragmentDoc } from '../../../ui/Picture.generated.ts';
export type SellerPanel_PropertyFragment = { id: string, title: string, lifecycle: Types.Lifecycle, viewerCanEdit: boolean, seller: { id: string, name: string, ownerType: Types.OwnerType, verificationLevel: Types.VerificationLevel, memberSince: string, avatar: { id: string, path: string, alt: string, label: string | null, width: number, height: number, widths: Array<number>, thumbhash: string | null, isIllustration: boolean } | null }, contact:
    | { __typename: 'MaskedContact', phone: string, email: string }
    | { __typename: 'OpenContact', phone: string, email: string }
   } & { ' $fragmentName'?: 'SellerPanel_PropertyFragment' };

export const SellerPanel_PropertyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SellerPanel_property"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Property"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"lifecycle"}},{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ownerType"}},{"kind":"Field","name":{"kind":"Name","value":"verificationLevel"}},{"kind":"Field","name":{"kind":"Name","value":"memberSince"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_picture"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}}]}}, Picture_PictureFragmentDoc.definitions[0]]} as unknown as TypedDocumentNode<SellerPanel_PropertyFragment, OperationVariables>;
export const useSellerPanel_PropertyFragment = (options: Omit<useFragment.Options<SellerPanel_PropertyFragment, OperationVariables>, 'fragment' | 'fragmentName'> & { from: useFragment.FromOptionValue<SellerPanel_PropertyFragment> }) =>
  useFragment({ ...options, fragment: SellerPanel_PropertyFragmentDoc, fragmentName: 'SellerPanel_property' });
