import { Kind } from 'graphql';
import type { ASTNode } from 'graphql';

/**
 * Writes an operation as text, for the browser's build in place of graphql's own printer, which also knows
 * the schema language and lays its lines out for people. Addresses of queries get shorter with it, too.
 */
export function print(node: ASTNode): string {
  switch (node.kind) {
    case Kind.DOCUMENT:
      return all(node.definitions, ' ');
    case Kind.OPERATION_DEFINITION: {
      const variables = around('(', all(node.variableDefinitions, ','), ')');
      const name = node.name?.value ?? '';
      return `${node.operation} ${name}${variables}${directives(node)}${print(node.selectionSet)}`;
    }
    case Kind.FRAGMENT_DEFINITION:
      return `fragment ${node.name.value} on ${print(node.typeCondition)}${directives(node)}${print(node.selectionSet)}`;
    case Kind.VARIABLE_DEFINITION: {
      const fallback = node.defaultValue ? `=${print(node.defaultValue)}` : '';
      return `${print(node.variable)}:${print(node.type)}${fallback}${directives(node)}`;
    }
    case Kind.SELECTION_SET:
      return `{${all(node.selections, ' ')}}`;
    case Kind.FIELD: {
      const alias = node.alias ? `${node.alias.value}:` : '';
      const fields = node.selectionSet ? print(node.selectionSet) : '';
      return `${alias}${node.name.value}${givenTo(node.arguments)}${directives(node)}${fields}`;
    }
    case Kind.FRAGMENT_SPREAD:
      return `...${node.name.value}${directives(node)}`;
    case Kind.INLINE_FRAGMENT: {
      const type = node.typeCondition ? ` on ${print(node.typeCondition)}` : '';
      return `...${type}${directives(node)}${print(node.selectionSet)}`;
    }
    case Kind.DIRECTIVE:
      return `@${node.name.value}${givenTo(node.arguments)}`;
    case Kind.ARGUMENT:
    case Kind.OBJECT_FIELD:
      return `${node.name.value}:${print(node.value)}`;
    case Kind.VARIABLE:
      return `$${node.name.value}`;
    case Kind.NAMED_TYPE:
      return node.name.value;
    case Kind.LIST_TYPE:
      return `[${print(node.type)}]`;
    case Kind.NON_NULL_TYPE:
      return `${print(node.type)}!`;
    case Kind.LIST:
      return `[${all(node.values, ',')}]`;
    case Kind.OBJECT:
      return `{${all(node.fields, ',')}}`;
    case Kind.STRING:
      return JSON.stringify(node.value);
    case Kind.NULL:
      return 'null';
    case Kind.INT:
    case Kind.FLOAT:
    case Kind.ENUM:
      return node.value;
    case Kind.BOOLEAN:
      return String(node.value);
    default:
      throw new Error(`No operation holds a ${node.kind}.`);
  }
}

function all(nodes: readonly ASTNode[] = [], between: string): string {
  return nodes.map(print).join(between);
}

function givenTo(nodes: readonly ASTNode[] | undefined): string {
  return around('(', all(nodes, ','), ')');
}

function directives({ directives: nodes }: { directives?: readonly ASTNode[] }): string {
  return around(' ', all(nodes, ' '), '');
}

function around(before: string, text: string, after: string): string {
  return text === '' ? '' : `${before}${text}${after}`;
}
