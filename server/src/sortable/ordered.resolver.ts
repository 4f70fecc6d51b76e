import {
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Mutation,
  ObjectType,
  Resolver,
} from 'type-graphql';
import { AdministrationFields } from '../administration/administration.graphql.ts';
import { type Context } from '../platform/context.ts';
import { WithDeletedId } from '../platform/bulk.graphql.ts';
import { Page } from '../platform/database/paging.graphql.ts';
import { QUERY_COST } from '../platform/observability/queryCost.ts';
import {
  createOrdered,
  deleteOrdered,
  duplicateOrdered,
  reorderOrdered,
  updateOrdered,
} from './changeOrdered.ts';
import { findOrdered } from './findOrdered.ts';
import { type OrderedArgs, type OrderedInput } from './ordered.input.ts';
import { type SortableResource, withArticle } from './sortableResource.ts';
import { type OrderedRecord } from './orderedRecord.entity.ts';

/** What the GraphQL door is told of a noun that administrators put into an order. */
export interface OrderedGraphQL<Parts, Row extends OrderedRecord, Input extends OrderedInput> {
  resourceOf: (parts: Parts) => SortableResource<Row, Input>;
  /** As operations and types are called: 'Banner' and 'Banners'. */
  names: { one: string; many: string };
  /** For descriptions: 'banner' and 'banners'. */
  words: { one: string; many: string };
  Type: new () => Row;
  Args: new () => OrderedArgs;
  inputs: { create: new () => Input; update: new () => Input };
}

/** The list in the administration and the five changes of such a noun; each noun's are classes of their own. */
export function orderedResolver<Parts, Row extends OrderedRecord, Input extends OrderedInput>(
  graph: OrderedGraphQL<Parts, Row, Input>,
): new (parts: Parts) => object {
  const { resourceOf, names, words, inputs } = graph;
  const OnePage = pageType(graph);
  const payloads = payloadTypes(graph);
  // The library tells fields of the administration apart by the names of their methods.
  const listed = fieldOf(names.many);

  @Resolver(() => AdministrationFields)
  class OrderedResolver {
    private readonly noun: SortableResource<Row, Input>;

    constructor(parts: Parts) {
      this.noun = resourceOf(parts);
    }

    @FieldResolver(() => OnePage, {
      nullable: true,
      description: `All ${words.many}, in display order.`,
      complexity: QUERY_COST.statement,
    })
    [listed](@Ctx() context: Context, @Args(() => graph.Args) args: OrderedArgs) {
      return findOrdered(context, this.noun, args);
    }

    @Mutation(() => payloads.Create, {
      name: `create${names.one}`,
      description: `Creates ${withArticle(words.one)}. Fails with INVALID_INPUT by field, CONFLICT if the maximum number is reached, ${OR_FORBIDDEN}`,
    })
    async create(
      @Ctx() context: Context,
      @Arg('input', () => inputs.create, { description: `The ${words.one} to create.` })
      input: Input,
    ) {
      return { one: await createOrdered(context, this.noun, input) };
    }

    @Mutation(() => payloads.Update, {
      name: `update${names.one}`,
      description: `Updates ${withArticle(words.one)}. Fails with INVALID_INPUT by field, NOT_FOUND, ${OR_FORBIDDEN}`,
    })
    async update(
      @Ctx() context: Context,
      @Arg('id', () => ID, { description: `Id of the ${words.one}.` }) id: string,
      @Arg('input', () => inputs.update, { description: 'Fields to be changed.' })
      input: Input,
    ) {
      return { one: await updateOrdered(context, this.noun, { id, input }) };
    }

    @Mutation(() => payloads.Delete, {
      name: `delete${names.one}`,
      description: `Permanently deletes ${withArticle(words.one)}. Fails with NOT_FOUND ${OR_FORBIDDEN}`,
    })
    async delete(
      @Ctx() context: Context,
      @Arg('id', () => ID, { description: `Id of the ${words.one}.` }) id: string,
    ) {
      return { deletedId: await deleteOrdered(context, this.noun, id) };
    }

    @Mutation(() => payloads.Duplicate, {
      name: `duplicate${names.one}`,
      description: `Adds a hidden copy at the end of the ${words.many}. Fails with NOT_FOUND, CONFLICT if the maximum number is reached, ${OR_FORBIDDEN}`,
    })
    async duplicate(
      @Ctx() context: Context,
      @Arg('id', () => ID, { description: 'Id of the item to copy.' }) id: string,
    ) {
      return { one: await duplicateOrdered(context, this.noun, id) };
    }

    @Mutation(() => payloads.Order, {
      name: `order${names.many}`,
      description: `Reorders ${words.many}. The given ones are sorted as listed, within the positions they occupy together; the others keep their positions. Fails, without any change, with NOT_FOUND if an id is unknown, ${OR_FORBIDDEN}`,
    })
    async order(
      @Ctx() context: Context,
      @Arg('ids', () => [ID], {
        description:
          'Ids of the items to sort, in their new order. Items not listed keep their places.',
      })
      ids: string[],
    ) {
      return { all: await reorderOrdered(context, this.noun, ids) };
    }
  }
  return OrderedResolver;
}

const OR_FORBIDDEN = 'or FORBIDDEN unless the viewer is a site_admin.';

/** 'ContactDetails' is the field contactDetails. */
function fieldOf(name: string): string {
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}

type Named<Row> = Pick<OrderedGraphQL<never, Row & OrderedRecord, never>, 'names' | 'words'> & {
  Type: new () => Row;
};

function pageType<Row>({ names, words, Type }: Named<Row>) {
  @ObjectType(`${names.one}Page`, {
    implements: Page,
    description: `A page of ${words.many}.`,
  })
  class OrderedPage extends Page {
    @Field(() => [Type], { description: `The ${words.many} on this page, in display order.` })
    items!: Row[];
  }
  return OrderedPage;
}

function payloadTypes<Row>({ names, words, Type }: Named<Row>) {
  @ObjectType()
  abstract class WithOne {
    @Field(() => Type, {
      name: fieldOf(names.one),
      description: `The ${words.one} after the change.`,
    })
    one!: Row;
  }

  @ObjectType(`Create${names.one}Payload`, answeredBy(`create${names.one}`))
  class Create extends WithOne {}

  @ObjectType(`Update${names.one}Payload`, answeredBy(`update${names.one}`))
  class Update extends WithOne {}

  @ObjectType(`Duplicate${names.one}Payload`, answeredBy(`duplicate${names.one}`))
  class Duplicate extends WithOne {}

  @ObjectType(`Delete${names.one}Payload`, answeredBy(`delete${names.one}`))
  class Delete extends WithDeletedId {}

  @ObjectType(`Order${names.many}Payload`, answeredBy(`order${names.many}`))
  class Order {
    @Field(() => [Type], {
      name: fieldOf(names.many),
      description: `All ${words.many}, in their new order.`,
    })
    all!: Row[];
  }
  return { Create, Update, Duplicate, Delete, Order };
}

function answeredBy(mutation: string) {
  return { description: `Result of the ${mutation} mutation.` };
}
