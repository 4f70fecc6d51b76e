/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
export type SendReportMutationVariables = Exact<{
  input: Types.SendReportInput;
}>;


export type SendReportMutation = { sendReport: { message: string, number: string } };

export type SendComplaintMutationVariables = Exact<{
  input: Types.SendComplaintInput;
}>;


export type SendComplaintMutation = { sendComplaint: { message: string, number: string } };

export type AppealCaseMutationVariables = Exact<{
  input: Types.AppealCaseInput;
}>;


export type AppealCaseMutation = { appealCase: { message: string } };

export const SendReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendReportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]},"id":"37ad87cf2f9bf52413d2d7aa028af1afc6bb10e10a3d3e97bd9bd0bcdfa8d6f5"}]} as unknown as TypedDocumentNode<SendReportMutation, SendReportMutationVariables>;
export const useSendReportMutation = (options?: useMutation.Options<SendReportMutation, SendReportMutationVariables>) => useMutation(SendReportDocument, options);

export const SendComplaintDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendComplaint"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendComplaintInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendComplaint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]},"id":"060704f84027c5a2e8421b41ae4b94e1eee5692415a416a1b8e69eee742fc8f4"}]} as unknown as TypedDocumentNode<SendComplaintMutation, SendComplaintMutationVariables>;
export const useSendComplaintMutation = (options?: useMutation.Options<SendComplaintMutation, SendComplaintMutationVariables>) => useMutation(SendComplaintDocument, options);

export const AppealCaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AppealCase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AppealCaseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appealCase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]},"id":"4fdb6c51843d5a27231ab9bc8f6499771071dcbb8a07453ae61fde0237a269cd"}]} as unknown as TypedDocumentNode<AppealCaseMutation, AppealCaseMutationVariables>;
export const useAppealCaseMutation = (options?: useMutation.Options<AppealCaseMutation, AppealCaseMutationVariables>) => useMutation(AppealCaseDocument, options);
