/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../types.generated.ts';

import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
export type ViewerAccount_AccountFragment = { id: string, name: string | null, email: string | null, mobile: string | null, userType: Types.UserType | null, kind: Types.OwnerType | null, role: Types.UserRole | null, isComplete: boolean, landingPath: string } & { ' $fragmentName'?: 'ViewerAccount_AccountFragment' };

export const ViewerAccount_AccountFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerAccount_account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isComplete"}},{"kind":"Field","name":{"kind":"Name","value":"landingPath"}}]}}]} as unknown as TypedDocumentNode<ViewerAccount_AccountFragment, OperationVariables>;
export const useViewerAccount_AccountFragment = (options: Omit<useFragment.Options<ViewerAccount_AccountFragment, OperationVariables>, 'fragment' | 'fragmentName'> & { from: useFragment.FromOptionValue<ViewerAccount_AccountFragment> }) =>
  useFragment({ ...options, fragment: ViewerAccount_AccountFragmentDoc, fragmentName: 'ViewerAccount_account' });
