import { ApolloLink } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { OperationTypeNode } from 'graphql';
import { defer, mergeMap, of, tap } from 'rxjs';

/**
 * What is an account's own is answered as it stands after its last change. An answer that was on its way while a change
 * was made may be older than it, and the list that is asked for again after the change waits for that very request: it
 * is asked once more instead. Changes without end leave it at the tenth try.
 */
export const freshResponsesLink = new ApolloLink((operation, forward) => {
  if (operation.operationType === OperationTypeNode.MUTATION) {
    const count = () => {
      changes += 1;
    };
    return forward(operation).pipe(tap({ next: count, error: count }));
  }
  if (!isOwn(operation.query)) return forward(operation);
  const ask = (triesLeft: number): ReturnType<ApolloLink.ForwardFunction> =>
    defer(() => {
      const before = changes;
      return forward(operation).pipe(
        mergeMap((response) =>
          changes === before || triesLeft === 0 ? of(response) : ask(triesLeft - 1),
        ),
      );
    });
  return ask(MOST_TRIES - 1);
});

let changes = 0;
const MOST_TRIES = 10;

/** Whether it asks for what only this account sees: nothing else changes with what the account does. */
function isOwn({ definitions: [operation] }: DocumentNode): boolean {
  if (!operation || !('selectionSet' in operation)) return false;
  return operation.selectionSet.selections.some(
    (field) => 'name' in field && OWN.has(field.name.value),
  );
}

const OWN: ReadonlySet<string> = new Set(['viewer', 'administration']);
