import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { AuditRecord } from '../accounts/auditEntry.graphql.ts';
import { findAuditHistory } from '../accounts/auditHistory.ts';
import { AdministrationFields } from '../administration/administration.graphql.ts';
import { type Context } from '../platform/context.ts';
import { QUERY_COST } from '../platform/observability/queryCost.ts';
import { appealCase } from './appealCase.ts';
import { CASE_AUDIT } from './case.audit.ts';
import {
  AppealCasePayload,
  CaseFields,
  CasePage,
  SendComplaintPayload,
  SendReportPayload,
} from './case.graphql.ts';
import {
  AppealInput,
  AssignCaseInput,
  CaseNoteInput,
  CasesInput,
  ComplaintInput,
  DecisionInput,
  ReportInput,
} from './case.input.ts';
import {
  AddCaseNotePayload,
  AssignCasePayload,
  DecideAppealPayload,
  DecideCasePayload,
} from './case.payload.ts';
import { addCaseNote, assignCase } from './changeCase.ts';
import { decideAppeal, decideCase } from './decideCase.ts';
import { findCase, findCases } from './findCases.ts';
import { type CaseParts, sendComplaint, sendReport } from './openCase.ts';

@Resolver(() => AdministrationFields)
export class CasesResolver {
  private readonly parts: CaseParts;

  constructor(parts: CaseParts) {
    this.parts = parts;
  }

  @FieldResolver(() => CasePage, {
    nullable: true,
    description: 'Reports, complaints and orders: those with the least time left first.',
    complexity: QUERY_COST.statement * 5,
  })
  cases(@Ctx() context: Context, @Args(() => CasesInput) input: CasesInput) {
    return findCases(context, this.parts, input);
  }

  @FieldResolver(() => CaseFields, {
    nullable: true,
    description: 'One of them, or null when there is none.',
    complexity: QUERY_COST.statement * 3,
  })
  case(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Any text; only the id of a case can hit.' }) id: string,
  ) {
    return findCase(context, this.parts, id);
  }

  @Mutation(() => SendReportPayload, {
    description:
      'Reports a public listing, signed in or not, with or without a contact. INVALID_INPUT by field, NOT_FOUND for what is not public, TOO_MANY beyond the limits.',
  })
  sendReport(
    @Ctx() context: Context,
    @Arg('input', () => ReportInput, { description: 'Which listing, and what is wrong with it.' })
    input: ReportInput,
  ) {
    return sendReport(context, this.parts, input);
  }

  @Mutation(() => SendComplaintPayload, {
    description:
      'Complains to the grievance officer, signed in or not. INVALID_INPUT by field, TOO_MANY beyond the limits.',
  })
  sendComplaint(
    @Ctx() context: Context,
    @Arg('input', () => ComplaintInput, { description: 'What happened, and who says so.' })
    input: ComplaintInput,
  ) {
    return sendComplaint(context, this.parts, input);
  }

  @Mutation(() => AppealCasePayload, {
    description:
      'Asks for another decision, once and by whom the case came from. NOT_FOUND where number and contact do not belong together, CONFLICT where there is nothing to appeal against, TOO_MANY for many tries.',
  })
  appealCase(
    @Ctx() context: Context,
    @Arg('input', () => AppealInput, { description: 'Which case, and why.' }) input: AppealInput,
  ) {
    return appealCase(context, input);
  }

  @Mutation(() => AddCaseNotePayload, {
    description: 'Keeps a note beside a case. FORBIDDEN for everybody but a site_admin.',
  })
  async addCaseNote(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the case.' }) id: string,
    @Args(() => CaseNoteInput) input: CaseNoteInput,
  ) {
    return { case: await addCaseNote(context, this.parts, id, input) };
  }

  @Mutation(() => AssignCasePayload, {
    description:
      'Says which administrator looks after a case. FORBIDDEN for everybody but a site_admin, INVALID_INPUT for somebody who is no active administrator.',
  })
  async assignCase(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the case.' }) id: string,
    @Args(() => AssignCaseInput) { administratorId }: AssignCaseInput,
  ) {
    return { case: await assignCase(context, this.parts, id, administratorId) };
  }

  @Mutation(() => DecideCasePayload, {
    description:
      'Decides a case and tells both sides. FORBIDDEN for everybody but a site_admin, CONFLICT for one that is decided.',
  })
  async decideCase(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the case.' }) id: string,
    @Arg('input', () => DecisionInput, { description: 'How it is decided, and why.' })
    input: DecisionInput,
  ) {
    return { case: await decideCase(context, this.parts, id, input) };
  }

  @Mutation(() => DecideAppealPayload, {
    description:
      'Decides an appeal for good. FORBIDDEN for everybody but a site_admin, CONFLICT for whoever decided first and where there is no appeal.',
  })
  async decideAppeal(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the case.' }) id: string,
    @Arg('input', () => DecisionInput, { description: 'How it is decided, and why.' })
    input: DecisionInput,
  ) {
    return { case: await decideAppeal(context, this.parts, id, input) };
  }
}

@Resolver(() => CaseFields)
export class CaseHistoryResolver {
  @FieldResolver(() => [AuditRecord], {
    description: 'What was done about the case, newest first, at most 20.',
    complexity: QUERY_COST.statement,
  })
  history(@Ctx() context: Context, @Root() { id }: CaseFields) {
    return findAuditHistory(context, id, Object.values(CASE_AUDIT));
  }
}
