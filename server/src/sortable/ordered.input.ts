import { IsBoolean, IsOptional } from 'class-validator';
import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { LIMITS } from '../../../schema/limits.ts';
import { isObject } from '../../../schema/rules/json.ts';
import { linkProblem } from '../../../schema/rules/link.ts';
import { lineProblem } from '../../../schema/rules/line.ts';
import { PageArgs } from '../platform/database/paging.graphql.ts';
import { CheckedBy, CheckedText, IsText } from '../platform/validation.ts';
import { type OrderUpdate } from './arrange.ts';

/** A page of a list that administrators put into an order. */
@ArgsType()
export class OrderedArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Part of the text, or an id.' })
  @IsOptional()
  @IsText()
  search?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True for visible ones only, false for hidden ones only. Both if omitted.',
  })
  isActive?: boolean | null;
}

/** The same of a noun with groups. */
@ArgsType()
export class GroupedArgs extends OrderedArgs {
  @Field(() => String, { nullable: true, description: 'Filter by name of a group.' })
  @IsOptional()
  @IsText()
  group?: string | null;
}

/** What can be sent of every record that has a place. */
@InputType()
export abstract class OrderedInput {
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether visitors can see it. Default for a new one: true.',
  })
  @IsOptional()
  @IsBoolean({ message: 'Please send isActive as true or false.' })
  isActive?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Sort position, lowest first. By default a new item goes last.',
  })
  @IsOptional()
  @CheckedBy(orderProblem)
  order?: number | null;
}

/** A new place for one. */
export class MoveInput {
  @Field(() => Int, { description: 'Sort position, lowest first.' })
  @CheckedBy(orderProblem)
  order!: number;
}

/** New places for several. */
export class BulkOrderInput {
  @CheckedBy(updatesProblem)
  updates!: OrderUpdate[];
}

/** The group of a record, such as 'general'. */
export function IsGroup(): PropertyDecorator {
  return CheckedText((text) => lineProblem(text, { maxLength: LIMITS.ordered.groupMaxLength }));
}

/** Where something leads: an http or https address, or a path of this site. */
export function IsLink(): PropertyDecorator {
  return CheckedText(
    (text) => lineProblem(text, { maxLength: LIMITS.link.maxLength }) ?? linkProblem(text),
  );
}

function orderProblem(order: unknown): string | null {
  return isOrder(order) ? null : 'Please send order as a whole number from 1.';
}

/** Lists that count from 0 are understood too. */
function isOrder(order: unknown): order is number {
  return Number.isInteger(order) && Number(order) >= 0 && Number(order) <= LARGEST;
}

function updatesProblem(updates: unknown): string | null {
  const most = LIMITS.bulk.changedAtOnce;
  const isUsable = Array.isArray(updates) && updates.length > 0 && updates.every(isUpdate);
  if (!isUsable) return 'Please send updates as a list of {id, order}, with whole numbers from 1.';
  return updates.length > most ? `Please send at most ${most} updates at once.` : null;
}

function isUpdate(update: unknown): update is OrderUpdate {
  return isObject(update) && typeof update['id'] === 'string' && isOrder(update['order']);
}

const LARGEST = LIMITS.ordered.largestOrder;
